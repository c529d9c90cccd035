import { readQuery } from '@fairhall/core/routes/query';
import { redirect, redirectDocument } from 'react-router';
import { rootOf } from '../page/address.ts';
import type { Head } from '../page/head.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import { type TokenData, tokenData } from './token-data.ts';

export { SupplierInvitation as Screen } from './invitation.tsx';

/**
 * Makes no calls: only the page's script checks the token. Only suppliers are invited, so the page exists on their site
 * only; other sites redirect to it. Throws redirects. THR-04
 */
export async function loader(visit: Visit<'initPassword'>): Promise<TokenData> {
  const { boot, search, href } = visit;
  if (boot.audience === 'supplier') return tokenData(visit);
  if (boot.supplierUrl === boot.origin) throw redirect(rootOf(boot));
  const { initToken, initEmail } = readQuery(search);
  throw redirectDocument(`${boot.supplierUrl}${href('initPassword', {}, { initToken, initEmail })}`);
}

export const head = (_: TokenData, { texts }: HeadContext): Head => ({
  title: texts.text('seo.supplierInvitation.title'),
  heading: texts.text('supplierSite.invitation.heading'),
  noIndex: true,
  noReferrer: true,
});
