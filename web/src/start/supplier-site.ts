import { type SlotEntries, slot } from '../page/slots.ts';

export { supplierScreens } from '../supplier/screens.ts';
export { keepSupplierPages as keepPages } from './keep-supplier-pages.ts';

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
