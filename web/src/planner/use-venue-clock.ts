import { type ShowClock, showClock } from '@fairhall/core/site/opening-hours';
import { useEffect, useState } from 'react';

/** How often the clock is read, in milliseconds: often enough for minutes. */
const TICK_MS = 15_000;

/** What the venue's clock shows: first what the page was made with, then as it goes on. */
export function useVenueClock(timeZone: string, start: ShowClock): ShowClock {
  const [clock, setClock] = useState(start);
  const { startTime, endTime } = start;
  useEffect(() => {
    const read = () => setClock((before) => changed(before, showClock({ timeZone, startTime, endTime }, Date.now())));
    read();
    const timer = setInterval(read, TICK_MS);
    return () => clearInterval(timer);
  }, [timeZone, startTime, endTime]);
  return clock;
}

/** The same object while the clock shows the same, so that nothing is drawn again. */
const changed = (before: ShowClock, now: ShowClock): ShowClock =>
  before.day === now.day && before.time === now.time && before.endTime === now.endTime ? before : now;
