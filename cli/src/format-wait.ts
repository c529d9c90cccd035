import type { Texts } from '@fairhall/core/ports/texts';

const HOUR_MS = 3_600_000;
/** Waits of at least this many hours are shown in days. */
const MIN_HOURS_SHOWN_AS_DAYS = 48;

/** How long something has waited, for example "Waiting for 30 hours". */
export function formatWait(waited: number, texts: Texts): string {
  const hours = Math.max(0, Math.floor(waited / HOUR_MS));
  return hours < MIN_HOURS_SHOWN_AS_DAYS
    ? texts.counted('supplierSite.inbox.waits', hours)
    : texts.counted('terminal.staff.enquiry.waits', Math.floor(hours / 24));
}
