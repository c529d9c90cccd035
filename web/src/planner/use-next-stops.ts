import { STOP_MINUTES } from '@fairhall/core/contract/planner/limits';
import { listNextStops, type NextStop } from '@fairhall/core/planner/next-stops';
import type { DoorTimes } from '@fairhall/core/site/door-times';
import { toExhibitionMoment } from '@fairhall/core/site/opening-hours';
import { useEffect, useState } from 'react';
import { useSession } from '../login/use-login.ts';
import { useBoot } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import { usePortsSource } from '../page/use-ports-source.ts';
import { watchPlan } from './plan-changes.ts';

const TIME_MINUTE_MS = 60_000;

/** The exhibition's properties that this hook needs. */
export interface PlannedExhibition extends DoorTimes {
  readonly exhibitionId: string;
  /** The venue's IANA time zone. */
  readonly timeZone: string;
}

/**
 * Returns the buyer's next stops at an exhibition. Loads them again when a button on the page changes the plan.
 * `undefined` while loading, null if the request failed. D-28
 */
export function useNextStops({
  exhibitionId,
  timeZone,
  startTime,
  endTime,
}: PlannedExhibition): readonly NextStop[] | null | undefined {
  const boot = useBoot();
  const source = usePortsSource();
  const { isLoggedIn } = useSession();
  const [stops, setStops] = useState<readonly NextStop[] | null>();
  const [requestCount, setRequestCount] = useState(0);
  useEffect(() => watchPlan(() => setRequestCount((times) => times + 1)), []);
  useEffect(() => {
    if (source === null || !isLoggedIn) return;
    const leaving = new AbortController();
    const options = { signal: leaving.signal, handled: true, fresh: true };
    const ask = async () => {
      const [ports, { openFrontGateway }] = await Promise.all([
        source.load(),
        loadModule(() => import('../page/front-gateway.ts')),
      ]);
      const { planner, meeting } = openFrontGateway(boot, ports);
      const [items, meetings] = await Promise.all([
        planner.list({ exhibitionId }, options),
        meeting.list({ exhibitionId }, options),
      ]);
      if (!items.ok || !meetings.ok) return null;
      const now = Date.now();
      const doors = { startTime, endTime };
      return listNextStops(
        { items: items.value, meetings: meetings.value, doors },
        ({ day, time }) => toExhibitionMoment({ ...doors, timeZone }, day, time) + STOP_MINUTES * TIME_MINUTE_MS <= now,
      );
    };
    const show = (found: readonly NextStop[] | null) => leaving.signal.aborted || setStops(found);
    ask().then(show, () => show(null));
    return () => leaving.abort();
  }, [boot, source, isLoggedIn, exhibitionId, timeZone, startTime, endTime, requestCount]);
  return isLoggedIn ? stops : undefined;
}
