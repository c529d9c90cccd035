import type { RouteName } from '../routes/routes.ts';

/** Pages without a form over which no pop-up appears either: comparisons, cards, policies, and a notice. D-79 */
const PAGE_EXCEPTIONS: readonly RouteName[] = [
  'compare',
  'publicCard',
  'linkTransfer',
  'privacyPolicy',
  'sitePrivacyPolicy',
];

/** Whether the pop-up of an exhibition may appear over a page without a form. D-79 */
export const canShowPopup = (name: RouteName): boolean => !PAGE_EXCEPTIONS.includes(name);
