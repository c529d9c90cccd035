import { redirect, redirectDocument } from 'react-router';
import { rootOf } from '../page/address.ts';
import type { Head } from '../page/head.ts';
import type { HeadContext, Visit } from '../page/screen.ts';

/**
 * Redirects a supplier's contact to the suppliers' site, where their card is beside the profile. Throws redirects.
 * R-2.119
 */
export async function loader({ boot, href }: Visit<'supplierOwnCard'>): Promise<never> {
  if (boot.supplierUrl === boot.origin) throw redirect(rootOf(boot));
  throw redirectDocument(`${boot.supplierUrl}${href('supplierProfile', {})}`);
}

export const head = (_: never, { texts }: HeadContext): Head => ({
  title: texts.text('businessCard.own.head.title'),
  noIndex: true,
});

export const Screen = () => null;
