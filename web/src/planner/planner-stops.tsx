import { type ComingStop, isPast } from '@fairhall/core/planner/days';
import type { ShowClock } from '@fairhall/core/site/opening-hours';
import { useState } from 'react';
import { useTexts } from '../page/contexts.ts';
import { isolated } from '../ui/isolated.ts';
import { MeetingStop } from './meeting-stop.tsx';
import type { PlannerData } from './planner-data.ts';
import { PlannerStop } from './planner-stop.tsx';
import styles from './planner-stops.module.css';
import { SampleStop } from './sample-stop.tsx';
import type { StopStanding } from './stop-head.tsx';
import type { ItemWords, StopWords } from './stop-words.ts';
import type { UsedPlanner } from './use-planner.ts';

export interface StopsContext {
  readonly show: PlannerData['show'];
  readonly planner: UsedPlanner;
  readonly clock: ShowClock;
  readonly next: ComingStop | null;
  /** Says that something has been done. */
  readonly tell: (words: string) => void;
  /** Says that a stop stands at another day now, which has taken its row away. */
  readonly tellMoved: (stop: ItemWords, day: string | null) => void;
}

/** Stops in their order, whatever they are. What was called off or let go of is left out. D-28 D-30 */
export function PlannerStops({ stops, context }: { stops: readonly StopWords[]; context: StopsContext }) {
  const { text } = useTexts();
  const [gone, setGone] = useState<readonly string[]>([]);
  const { planner, tell, clock, next } = context;
  const shown = stops.filter(({ id }) => !gone.includes(id));
  if (shown.length === 0) return null;
  const end = async (
    stop: StopWords,
    done: Promise<boolean>,
    told: 'planner.meeting.calledOff' | 'planner.sample.cancelled',
  ) => {
    if (!(await done)) return;
    setGone((before) => [...before, stop.id]);
    tell(text(told, { name: isolated(stop.label) }));
  };
  return (
    <ul className={`panel ${styles.stops}`}>
      {shown.map((stop) => {
        const standing: StopStanding = {
          isPast: isPast(stop, clock),
          next: next?.id === stop.id ? next.minutes : null,
        };
        if (stop.kind === 'meeting')
          return (
            <MeetingStop
              key={stop.id}
              meeting={stop}
              standing={standing}
              callOff={() => void end(stop, planner.callOff(stop.id), 'planner.meeting.calledOff')}
            />
          );
        if (stop.kind === 'sample')
          return (
            <SampleStop
              key={stop.id}
              sample={stop}
              standing={standing}
              cancel={() => void end(stop, planner.cancelSample(stop.id), 'planner.sample.cancelled')}
            />
          );
        return <ItemStop key={stop.id} stop={stop} standing={standing} context={context} />;
      })}
    </ul>
  );
}

interface ItemProps {
  readonly stop: ItemWords;
  readonly standing: StopStanding;
  readonly context: StopsContext;
}

/** Something that the buyer added herself: what changes it is told when it is done. */
function ItemStop({ stop, standing, context: { planner, show, tell, tellMoved } }: ItemProps) {
  const { text } = useTexts();
  const named = { name: isolated(stop.label) };
  const telling = async (done: Promise<boolean>, key: 'planner.removed' | 'planner.undone' | 'planner.note.saved') => {
    const isDone = await done;
    if (isDone) tell(text(key, named));
    return isDone;
  };
  return (
    <PlannerStop
      stop={stop}
      show={show}
      standing={standing}
      own={planner.standing(stop)}
      remove={() => telling(planner.remove(stop), 'planner.removed')}
      restore={() => telling(planner.restore(stop), 'planner.undone')}
      note={(remark) => telling(planner.note(stop, remark), 'planner.note.saved')}
      place={async (when) => {
        const refusal = await planner.place(stop, when);
        if (refusal === '' && when.day !== stop.day) tellMoved(stop, when.day);
        else if (refusal === '') tell(text('planner.time.saved', named));
        return refusal;
      }}
    />
  );
}
