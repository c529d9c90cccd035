import type { Head } from '../page/head.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import { type TokenData, tokenData } from './token-data.ts';

export { SupplierInvitation as Screen } from './invitation.tsx';

/** Makes no calls: only the page's script checks the token. Somebody new begins at the first steps. THR-04 D-65 */
export const loader = async (visit: Visit<'supplierInvitation'>): Promise<TokenData> => tokenData(visit, 'home');

export const head = (_: TokenData, { texts }: HeadContext): Head => ({
  title: texts.text('seo.supplierInvitation.title'),
  heading: texts.text('supplierSite.invitation.heading'),
  noIndex: true,
  noReferrer: true,
});
