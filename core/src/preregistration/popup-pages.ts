import type { RouteName } from '../routes/routes.ts';

/** Pages for login, registration and policies, over which no pop-up appears by itself. D-79 */
const PAGE_EXCEPTIONS: readonly RouteName[] = [
  ...(['login', 'register', 'resetPassword', 'initPassword', 'transitional', 'singleSignOn'] as const),
  ...(['expoPreRegister', 'expoPreRegisterForm', 'popupBookStand', 'popupPreRegister'] as const),
  ...(['privacyPolicy', 'sitePrivacyPolicy', 'unsubscribe'] as const),
];

/** Whether the pop-up of an exhibition may appear over a page. D-79 */
export const canShowPopup = (name: RouteName): boolean => !PAGE_EXCEPTIONS.includes(name);
