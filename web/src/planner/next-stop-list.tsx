import { useLayoutEffect } from 'react';
import { useTexts } from '../page/contexts.ts';
import type { Slots } from '../page/slots.ts';
import { NextStopRow, STOP_LIMIT } from './next-stop-row.tsx';
import { useNextStops } from './use-next-stops.ts';

/** The buyer's next stops at the exhibition that a home page presents first; nothing without any. D-28 */
export function NextStopList({ show, onChange }: Slots['stageStops']) {
  const { text } = useTexts();
  const stops = useNextStops(show) ?? [];
  const hasStops = stops.length > 0;
  useLayoutEffect(() => onChange(hasStops), [hasStops, onChange]);
  if (!hasStops) return null;
  return (
    <>
      <h3>{text('ownShow.stops')}</h3>
      <ol>
        {stops.slice(0, STOP_LIMIT).map((stop) => (
          <NextStopRow key={stop.id} stop={stop} show={show} />
        ))}
      </ol>
    </>
  );
}
