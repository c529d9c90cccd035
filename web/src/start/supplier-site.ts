import { supplierCatalogueScreens } from '../catalogue/supplier/screens.ts';
import { certificateScreens } from '../certificate/screens.ts';
import { supplierEnquiryScreens } from '../enquiry/supplier/screens.ts';
import { leadScreens } from '../lead/screens.ts';
import { supplierMeetingScreens } from '../meeting/supplier/screens.ts';
import { supplierOrderScreens } from '../order/supplier/screens.ts';
import type { Screens } from '../page/screens.ts';
import { type SlotEntries, slot } from '../page/slots.ts';
import { defineSupplierBars } from '../page/supplier-bars.ts';
import { supplierSampleScreens } from '../sample/supplier/screens.ts';
import { SupplierAccount } from '../shell/supplier-account.tsx';
import { SupplierTabs } from '../shell/supplier-tabs.tsx';
import { supplierScreens } from '../supplier/screens.ts';
import { supplierLoginScreens } from '../supplier-login/screens.ts';

export { cacheSupplierPages as keepPages } from './cache-supplier-pages.ts';

/** The pages of the suppliers' site. No buyer's page loads this list. */
export const SUPPLIER_SCREENS: readonly Partial<Screens>[] = [
  certificateScreens,
  leadScreens,
  supplierCatalogueScreens,
  supplierEnquiryScreens,
  supplierLoginScreens,
  supplierMeetingScreens,
  supplierOrderScreens,
  supplierSampleScreens,
  supplierScreens,
];

defineSupplierBars({ Tabs: SupplierTabs, Account: SupplierAccount });

/** Slots that exist on the suppliers' site only. */
export type SupplierSlot = 'supplierDashboard' | 'supplierSteps';

/** The components for these slots. Buyers' pages do not load this map, because even its names would cost bytes. */
export const supplierSlots: Pick<SlotEntries, SupplierSlot> = {
  supplierDashboard: slot(
    async () => (await import('../supplier/dashboard.tsx')).Dashboard,
    'src/supplier/dashboard.tsx',
    ['catalogue', 'home', 'supplierHome', 'supplierSite'],
  ),
  supplierSteps: slot(
    async () => (await import('../supplier/inbox-steps.tsx')).InboxSteps,
    'src/supplier/inbox-steps.tsx',
    ['supplierHome'],
  ),
};
