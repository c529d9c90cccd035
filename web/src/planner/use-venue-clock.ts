import { clockIn, type ZoneClock } from '@fairhall/core/site/zone-clock';
import { useEffect, useState } from 'react';

/** How often the clock is read, in milliseconds: often enough for minutes. */
const TICK_MS = 15_000;

/** What the venue's clock shows: first what the page was made with, then as it goes on. */
export function useVenueClock(timeZone: string, start: ZoneClock): ZoneClock {
  const [clock, setClock] = useState(start);
  useEffect(() => {
    const read = () => setClock((before) => changed(before, clockIn(timeZone, Date.now())));
    read();
    const timer = setInterval(read, TICK_MS);
    return () => clearInterval(timer);
  }, [timeZone]);
  return clock;
}

/** The same object while the clock shows the same, so that nothing is drawn again. */
const changed = (before: ZoneClock, now: ZoneClock): ZoneClock =>
  before.day === now.day && before.time === now.time ? before : now;
