import { toMoment } from '@fairhall/core/thread/moment';
import { useBoot, useTexts } from '../page/contexts.ts';

const DAY_MS = 86_400_000;
/** The days from Sunday on, as the texts number them. */
const WEEKDAYS = [7, 1, 2, 3, 4, 5, 6] as const;

/** The browser's offset from UTC at a time, in minutes; positive east of UTC. */
export const getUtcOffset = (time: number): number => -new Date(time).getTimezoneOffset();

/**
 * The time of today's messages, the weekday of the six days before, and the day of earlier ones, by the reader's clock.
 * Rendered in the browser only.
 */
export function MessageTime({ time }: { time: number }) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const reader = { lang, offsetAt: getUtcOffset };
  const moment = toMoment(time, reader);
  const daysAgo = (Date.parse(toMoment(Date.now(), reader).day) - Date.parse(moment.day)) / DAY_MS;
  const weekday = WEEKDAYS[new Date(moment.day).getUTCDay()];
  return (
    <span className="meta number">
      {daysAgo === 0
        ? moment.time
        : daysAgo > 0 && daysAgo < 7 && weekday !== undefined
          ? text(`supplierProfile.day.${weekday}`)
          : moment.shortDate}
    </span>
  );
}
