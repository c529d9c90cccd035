import { readQuery } from '@fairhall/core/routes/query';
import { redirectDocument } from 'react-router';
import type { Head } from '../page/head.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import { type InitialPasswordData, initialPasswordData } from './initial-password-data.ts';

export { InitialPasswordPage as Screen } from './initial-password.tsx';

/**
 * The server loads nothing: only the page's script reads the token. On the suppliers' site this is the former address of
 * invitations. Throws redirects. THR-04
 */
export async function loader(visit: Visit<'initPassword'>): Promise<InitialPasswordData> {
  const { boot, search, href } = visit;
  if (boot.audience !== 'supplier') return initialPasswordData(visit);
  throw redirectDocument(href('supplierInvitation', {}, { initToken: readQuery(search).initToken }));
}

export const head = (_: InitialPasswordData, { texts }: HeadContext): Head => ({
  title: texts.text('initialPassword.head.title'),
  heading: texts.text('initialPassword.title'),
  noIndex: true,
  noReferrer: true,
});
