import { type ComingStop, isPast } from '@fairhall/core/planner/days';
import type { ExhibitionClock } from '@fairhall/core/site/opening-hours';
import { useState } from 'react';
import { useTexts } from '../page/contexts.ts';
import { wrapInIsolate } from '../ui/wrap-in-isolate.ts';
import { MeetingStop } from './meeting-stop.tsx';
import type { PlannerData } from './planner-data.ts';
import { PlannerStop } from './planner-stop.tsx';
import styles from './planner-stops.module.css';
import { SampleStop } from './sample-stop.tsx';
import type { StopStatus } from './stop-head.tsx';
import type { ItemWords, StopWords } from './stop-words.ts';
import type { UsedPlanner } from './use-planner.ts';

export interface StopsContext {
  readonly show: PlannerData['show'];
  readonly planner: UsedPlanner;
  readonly clock: ExhibitionClock;
  readonly next: ComingStop | null;
  /** Shows a notice that an action has succeeded. */
  readonly showNotice: (words: string) => void;
  /** Shows a notice that a stop was moved to another day, which has removed its row here. */
  readonly showMoved: (stop: ItemWords, day: string | null) => void;
}

/**
 * A list of stops of every kind, in the given order. Meetings that were called off and samples that were cancelled are
 * left out. D-28 D-30
 */
export function PlannerStops({ stops, context }: { stops: readonly StopWords[]; context: StopsContext }) {
  const { text } = useTexts();
  const [gone, setGone] = useState<readonly string[]>([]);
  const { planner, showNotice, clock, next } = context;
  const shown = stops.filter(({ id }) => !gone.includes(id));
  if (shown.length === 0) return null;
  const end = async (
    stop: StopWords,
    done: Promise<boolean>,
    told: 'planner.meeting.calledOff' | 'planner.sample.cancelled',
  ) => {
    if (!(await done)) return;
    setGone((before) => [...before, stop.id]);
    showNotice(text(told, { name: wrapInIsolate(stop.label) }));
  };
  return (
    <ul className={`panel ${styles.stops}`}>
      {shown.map((stop) => {
        const status: StopStatus = {
          isPast: isPast(stop, clock),
          next: next?.id === stop.id ? next.minutes : null,
        };
        if (stop.kind === 'meeting')
          return (
            <MeetingStop
              key={stop.id}
              meeting={stop}
              status={status}
              callOff={() => void end(stop, planner.cancelMeeting(stop.id), 'planner.meeting.calledOff')}
            />
          );
        if (stop.kind === 'sample')
          return (
            <SampleStop
              key={stop.id}
              sample={stop}
              status={status}
              cancel={() => void end(stop, planner.cancelSample(stop.id), 'planner.sample.cancelled')}
            />
          );
        return <ItemStop key={stop.id} stop={stop} status={status} context={context} />;
      })}
    </ul>
  );
}

interface ItemProps {
  readonly stop: ItemWords;
  readonly status: StopStatus;
  readonly context: StopsContext;
}

/** A stand or product that the buyer added themselves. Shows a notice after each change. */
function ItemStop({ stop, status, context: { planner, show, showNotice, showMoved } }: ItemProps) {
  const { text } = useTexts();
  const named = { name: wrapInIsolate(stop.label) };
  const notifyWhenDone = async (
    done: Promise<boolean>,
    key: 'planner.removed' | 'planner.undone' | 'planner.note.saved',
  ) => {
    const isDone = await done;
    if (isDone) showNotice(text(key, named));
    return isDone;
  };
  return (
    <PlannerStop
      stop={stop}
      show={show}
      status={status}
      change={planner.getChange(stop)}
      remove={() => notifyWhenDone(planner.remove(stop), 'planner.removed')}
      restore={() => notifyWhenDone(planner.restore(stop), 'planner.undone')}
      note={(remark) => notifyWhenDone(planner.note(stop, remark), 'planner.note.saved')}
      schedule={async (when) => {
        const rejection = await planner.schedule(stop, when);
        if (rejection === '' && when.day !== stop.day) showMoved(stop, when.day);
        else if (rejection === '') showNotice(text('planner.time.saved', named));
        return rejection;
      }}
    />
  );
}
