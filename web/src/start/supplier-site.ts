import { loadQuietly } from '../page/load-module.ts';
import { type SlotEntries, slot } from '../page/slots.ts';
import type { BrowserRouter } from './browser-router.ts';
import type { Keeping } from './keep-pages.ts';

export { supplierScreens } from '../supplier/screens.ts';

/** Places that are on the suppliers' site alone. */
export type SupplierSlot = 'ownHome';

/** The components that fill them: on no buyer's page, where their names alone would cost bytes. */
export const supplierSlots: Pick<SlotEntries, SupplierSlot> = {
  ownHome: slot(async () => (await import('../supplier/own-home.tsx')).OwnHome, 'src/supplier/own-home.tsx', [
    'catalogue',
    'home',
    'supplierSite',
  ]),
};

/** Keeps the pages that a supplier needs in a hall without a network. A page that cannot be kept is as before. REL-19 */
export function keepPages(keeping: Keeping, router: Promise<BrowserRouter>): void {
  loadQuietly(() => import('./keep-supplier-pages.ts'))
    .then(({ keepSupplierPages }) => keepSupplierPages(keeping, router))
    .catch(() => undefined);
}
