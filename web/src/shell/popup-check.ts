import { readStoredValue } from '@fairhall/adapters/browser/stored-value';
import { canShowPopup } from '@fairhall/core/preregistration/popup-pages';
import { exhibitionPopupName, isPopupSettled } from '@fairhall/core/preregistration/stored-names';
import type { RouteName } from '@fairhall/core/routes/routes';
import { resolveAddress } from '../page/address.ts';
import type { Boot } from '../page/boot.ts';
import { readPageIndustry } from '../page/page-industry.ts';
import { isBuilt, screenEntry } from '../page/screens.ts';

/** Whether the pop-up may appear over the pages of a route: those that are only read, with few exceptions. D-79 */
export const isPopupPage = (name: RouteName): boolean =>
  isBuilt(name) && screenEntry(name).isRead && canShowPopup(name);

/** Whether a pop-up may be shown on a page, as far as this is known before its code is loaded. D-79 */
export function canOpenPopup(pathname: string, boot: Boot): boolean {
  const name = resolveAddress(pathname, boot)?.name;
  return name !== undefined && isPopupPage(name) && !isSettled();
}

/** Whether pop-ups of this visit have settled that there is none to show on a page of this industry. */
function isSettled(): boolean {
  const entries = readStoredValue(window, exhibitionPopupName, Date.now());
  return Array.isArray(entries) && isPopupSettled(entries, readPageIndustry());
}
