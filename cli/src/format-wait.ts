import { toWait } from '@fairhall/core/enquiry/supplier/inbox.view';
import type { Texts } from '@fairhall/core/ports/texts';

const HOUR_MS = 3_600_000;

/** How long something has waited, for example "Waiting for 20 hours". */
export const formatWait = (waited: number, texts: Texts): string =>
  formatWaitHours(Math.max(0, Math.floor(waited / HOUR_MS)), texts);

/** The same for a number of hours. */
export function formatWaitHours(hours: number, texts: Texts): string {
  const { key, count } = toWait(hours);
  return texts.counted(key, count);
}
