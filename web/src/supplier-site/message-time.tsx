import { toMoment } from '@fairhall/core/thread/moment';
import { useBoot } from '../page/contexts.ts';

const getUtcOffset = (time: number): number => -new Date(time).getTimezoneOffset();

/** The time of today's messages, and the day of earlier ones, by the reader's clock. Rendered in the browser only. */
export function MessageTime({ time }: { time: number }) {
  const { lang } = useBoot();
  const reader = { lang, offsetAt: getUtcOffset };
  const moment = toMoment(time, reader);
  const isToday = moment.day === toMoment(Date.now(), reader).day;
  return <span className="meta number">{isToday ? moment.time : moment.shortDate}</span>;
}
