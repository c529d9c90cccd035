import type { Venue } from '../site/door-times.ts';
import { getDoorMinutes, getExhibitionClock, toExhibitionMinutes } from '../site/opening-hours.ts';
import type { ShowDays } from './status.ts';

/** Whether the doors of an open exhibition are open, and otherwise when they open next. */
export type DoorState =
  | { readonly kind: 'open' }
  | { readonly kind: 'opensToday' | 'opensTomorrow'; readonly time: string }
  | { readonly kind: 'over' };

/**
 * Returns the state of the doors at `now` on a day of the exhibition; they count as open if it states no hours.
 */
export function getDoorState(exhibition: Venue & ShowDays, now: number): DoorState {
  const doors = getDoorMinutes(exhibition);
  if (doors === undefined) return { kind: 'open' };
  const { day, time } = getExhibitionClock(exhibition, now);
  const minutes = toExhibitionMinutes(exhibition, time);
  if (minutes < doors.from) return { kind: 'opensToday', time: exhibition.startTime };
  if (minutes < doors.to) return { kind: 'open' };
  return day < exhibition.inshowEndDate ? { kind: 'opensTomorrow', time: exhibition.startTime } : { kind: 'over' };
}
