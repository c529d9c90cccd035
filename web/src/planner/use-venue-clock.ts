import { type ExhibitionClock, getExhibitionClock } from '@fairhall/core/site/opening-hours';
import { useEffect, useState } from 'react';

/** Poll interval in milliseconds; short enough for a clock that shows minutes. */
const CLOCK_TICK_MS = 15_000;

/** Returns the venue's date and time: `start` for the first render, then updated as time passes. */
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

/** Returns the same object while the time has not changed, so that React does not render again. */
const updateClock = (before: ExhibitionClock, now: ExhibitionClock): ExhibitionClock =>
  before.day === now.day && before.time === now.time && before.endTime === now.endTime ? before : now;
