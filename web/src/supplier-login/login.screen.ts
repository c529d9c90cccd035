import { readQuery } from '@fairhall/core/routes/query';
import { redirect, redirectDocument } from 'react-router';
import type { Head } from '../page/head.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import { type TokenData, tokenData } from './token-data.ts';

export { SupplierLogin as Screen } from './login.tsx';

/** Suppliers log in on their own site only; buyers log in on another page. Throws redirects. D-38 D-39 */
export async function loader(visit: Visit<'singleSignOn'>): Promise<TokenData> {
  const { boot, search, href } = visit;
  if (boot.audience === 'supplier') return tokenData(visit);
  const { role } = readQuery(search);
  if (role !== 'supplier' || boot.supplierUrl === boot.origin) throw redirect(href('login', {}));
  throw redirectDocument(`${boot.supplierUrl}${href('singleSignOn', {}, { role })}`);
}

export const head = (_: TokenData, { texts }: HeadContext): Head => ({
  title: texts.text('seo.supplierLogin.title'),
  heading: texts.text('supplierSite.login.heading'),
  noIndex: true,
});
