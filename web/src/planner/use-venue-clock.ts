import { type ExhibitionClock, getExhibitionClock } from '@fairhall/core/site/opening-hours';
import { useEffect, useState } from 'react';

/** How often the clock is read, in milliseconds: often enough for minutes. */
const CLOCK_TICK_MS = 15_000;

/** What the venue's clock shows: first what the page was made with, then as it goes on. */
export function useVenueClock(timeZone: string, start: ExhibitionClock): ExhibitionClock {
  const [clock, setClock] = useState(start);
  const { startTime, endTime } = start;
  useEffect(() => {
    const read = () =>
      setClock((before) => updateClock(before, getExhibitionClock({ timeZone, startTime, endTime }, Date.now())));
    read();
    const timer = setInterval(read, CLOCK_TICK_MS);
    return () => clearInterval(timer);
  }, [timeZone, startTime, endTime]);
  return clock;
}

/** The same object while the clock shows the same, so that nothing is drawn again. */
const updateClock = (before: ExhibitionClock, now: ExhibitionClock): ExhibitionClock =>
  before.day === now.day && before.time === now.time && before.endTime === now.endTime ? before : now;
