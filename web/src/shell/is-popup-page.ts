import { canShowPopup } from '@fairhall/core/preregistration/popup-pages';
import type { RouteName } from '@fairhall/core/routes/routes';
import { isBuilt, screenEntry } from '../page/screens.ts';

/** Whether the pop-up may appear over the pages of a route: those that are only read, with few exceptions. D-79 */
export const isPopupPage = (name: RouteName): boolean =>
  isBuilt(name) && screenEntry(name).isRead && canShowPopup(name);
