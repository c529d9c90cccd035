import { accountScreens } from '../account/screens.ts';
import { badgeScreens } from '../badge/screens.ts';
import { businessCardScreens } from '../business-card/screens.ts';
import { cartScreens } from '../cart/screens.ts';
import { catalogueScreens } from '../catalogue/screens.ts';
import { collectScreens } from '../collect/screens.ts';
import { enquiryScreens } from '../enquiry/screens.ts';
import { exhibitionScreens } from '../exhibition/screens.ts';
import { serviceScreens } from '../front/screens.ts';
import { homeScreens } from '../home/screens.ts';
import { lotteryScreens } from '../lottery/screens.ts';
import { meetingScreens } from '../meeting/screens.ts';
import { orderScreens } from '../order/screens.ts';
import { loadModule } from '../page/load-module.ts';
import { defineScreens, type Screens } from '../page/screens.ts';
import { defineSlots } from '../page/slots.ts';
import { plannerScreens } from '../planner/screens.ts';
import { policyScreens } from '../policies/screens.ts';
import { preregistrationScreens } from '../preregistration/screens.ts';
import { rfqScreens } from '../rfq/screens.ts';
import { standScreens } from '../stand/screens.ts';
import { submitResultScreens } from '../submit-result/screens.ts';
import { subscriptionScreens } from '../subscription/screens.ts';
import { slotEntries } from './slots.ts';

/** The pages of all features. A route that none of them defines is answered like an unknown address. */
export const SCREEN_MAPS: readonly Partial<Screens>[] = [
  accountScreens,
  badgeScreens,
  cartScreens,
  catalogueScreens,
  businessCardScreens,
  collectScreens,
  enquiryScreens,
  exhibitionScreens,
  serviceScreens,
  homeScreens,
  lotteryScreens,
  meetingScreens,
  orderScreens,
  plannerScreens,
  policyScreens,
  preregistrationScreens,
  rfqScreens,
  standScreens,
  submitResultScreens,
  subscriptionScreens,
];

for (const screens of SCREEN_MAPS) defineScreens(screens);
defineSlots(slotEntries);

/** Defines pages and slots that only the suppliers' site has. Buyers' pages do not load this list. */
export async function defineSupplierScreens() {
  const site = await loadModule(() => import('./supplier-site.ts'));
  for (const screens of site.SUPPLIER_SCREENS) defineScreens(screens);
  defineSlots(site.supplierSlots);
  return site;
}
