import type { PlannedTime } from '@fairhall/core/planner/planned-time';
import type { CancelSignal } from '@fairhall/core/ports/cancel-signal';
import { ok } from '@fairhall/core/result';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { answerOrKept } from '../page/answer-or-kept.ts';
import { loadModule } from '../page/load-module.ts';
import { type ActPorts, useAct } from '../page/use-act.ts';
import { giveFile } from '../ui/give-file.ts';
import type { ItemWords } from './stop-words.ts';

/** How something stands that was changed on the page: under which id, with which note, and whether it was taken out. */
interface Changed {
  readonly id: string;
  readonly remark: string;
  readonly isRemoved: boolean;
}

export interface UsedPlanner {
  readonly standing: (stop: ItemWords) => Changed;
  /** Each tells whether it has been done; a failure is shown. */
  readonly remove: (stop: ItemWords) => Promise<boolean>;
  readonly restore: (stop: ItemWords) => Promise<boolean>;
  readonly note: (stop: ItemWords, remark: string) => Promise<boolean>;
  readonly callOff: (bookingId: string) => Promise<boolean>;
  readonly cancelSample: (id: string) => Promise<boolean>;
  /** Shows the plan as it is now, after something else on the page has changed it. */
  readonly showAgain: () => void;
  readonly saveCalendar: (exhibitionId: string) => Promise<boolean>;
  /** Gives a stop its day and time and shows the plan anew; tells what is wrong with them, '' for nothing, or null where it failed. */
  readonly place: (stop: ItemWords, when: PlannedTime) => Promise<string | null>;
}

/**
 * The changes of a plan, which its page shows at once and the gateway keeps. `shownHref` is the day that is shown, by its own
 * address: what the page would open with is another one once stops have days. D-28
 */
export function usePlanner(shownHref: string): UsedPlanner {
  const act = useAct();
  const navigate = useNavigate();
  const [changed, setChanged] = useState<Readonly<Record<string, Changed>>>({});
  const standing = ({ id, remark }: ItemWords): Changed => changed[id] ?? { id, remark, isRemoved: false };
  const change = (stop: ItemWords, to: Partial<Changed>) =>
    setChanged((all) => ({ ...all, [stop.id]: { ...standing(stop), ...all[stop.id], ...to } }));
  const showAgain = () => navigate(shownHref, { replace: true, preventScrollReset: true });
  return {
    standing,
    showAgain: () => void showAgain(),
    remove: (stop) =>
      act(async (ports) => {
        const { removeStop } = await loadModule(() => import('@fairhall/core/planner/plan'));
        const removed = await removeStop(ports, standing(stop).id);
        if (removed.ok) change(stop, { isRemoved: true });
        return removed;
      }),
    restore: (stop) =>
      act(async (ports) => {
        const { restoreStop } = await loadModule(() => import('@fairhall/core/planner/plan'));
        const restored = await restoreStop(ports, { ...stop, remark: standing(stop).remark });
        if (restored.ok) change(stop, { id: restored.value.id, isRemoved: false });
        return restored;
      }),
    note: (stop, remark) =>
      act(async (ports) => {
        const { changeStop } = await loadModule(() => import('@fairhall/core/planner/plan'));
        const noted = await changeStop(ports, standing(stop).id, { remark });
        if (noted.ok) change(stop, { remark: remark.trim() });
        return noted;
      }),
    place: (stop, when) => placeItem(act, standing(stop).id, when, showAgain),
    callOff: (bookingId) =>
      act(async (ports) => {
        const { callOff } = await loadModule(() => import('@fairhall/core/meeting/book'));
        return callOff(ports, bookingId);
      }),
    cancelSample: (id) =>
      act(async (ports) => {
        const { cancelSample } = await loadModule(() => import('@fairhall/core/sample/button'));
        return cancelSample(ports, id);
      }),
    saveCalendar: (exhibitionId) => act((ports) => giveCalendar(exhibitionId, ports)),
  };
}

/** What the gateway says against a day and a time, '' for nothing; null where they failed, which is shown. */
async function placeItem(
  act: ReturnType<typeof useAct>,
  id: string,
  when: PlannedTime,
  placed: () => Promise<void> | void,
): Promise<string | null> {
  let refusal = '';
  const isDone = await act(async (ports) => {
    const { changeStop } = await loadModule(() => import('@fairhall/core/planner/plan'));
    const changed = await changeStop(ports, id, when);
    if (changed.ok || changed.error.message === '') return changed;
    refusal = changed.error.message;
    return ok(true);
  });
  if (isDone && refusal === '') await placed();
  return isDone ? refusal : null;
}

/** The plan as a calendar's file; without a network the one that was kept with the plan. REL-19 */
async function giveCalendar(exhibitionId: string, { gateway, ...ports }: ActPorts) {
  const { keptCalendar } = await loadModule(() => import('@fairhall/core/planner/kept-plans'));
  const ask = (signal: CancelSignal) =>
    gateway.planner.calendar({ exhibitionId }, { handled: true, fresh: true, signal });
  const file = await answerOrKept(ask, keptCalendar(ports, exhibitionId), new AbortController().signal);
  if (file.ok) {
    const { fileName, text } = file.value.value;
    giveFile(new File([text], fileName, { type: 'text/calendar' }));
  }
  return file;
}
