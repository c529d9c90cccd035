import type { PlannedTime } from '@fairhall/core/planner/planned-time';
import type { CancelSignal } from '@fairhall/core/ports/cancel-signal';
import { ok } from '@fairhall/core/result';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { fetchOrReadCache } from '../page/fetch-or-read-cache.ts';
import { loadModule } from '../page/load-module.ts';
import { type ActPorts, useAct } from '../page/use-act.ts';
import { downloadFile } from '../ui/download-file.ts';
import type { ItemWords } from './stop-words.ts';

/** How something stands that was changed on the page: under which id, with which note, and whether it was taken out. */
interface StopChange {
  readonly id: string;
  readonly remark: string;
  readonly isRemoved: boolean;
}

export interface UsedPlanner {
  readonly getChange: (stop: ItemWords) => StopChange;
  /** Each tells whether it has been done; a failure is shown. */
  readonly remove: (stop: ItemWords) => Promise<boolean>;
  readonly restore: (stop: ItemWords) => Promise<boolean>;
  readonly note: (stop: ItemWords, remark: string) => Promise<boolean>;
  readonly cancelMeeting: (bookingId: string) => Promise<boolean>;
  readonly cancelSample: (id: string) => Promise<boolean>;
  /** Shows the plan as it is now, after something else on the page has changed it. */
  readonly showAgain: () => void;
  readonly saveCalendar: (exhibitionId: string) => Promise<boolean>;
  /** Gives a stop its day and time and shows the plan anew; tells what is wrong with them, '' for nothing, or null where it failed. */
  readonly schedule: (stop: ItemWords, when: PlannedTime) => Promise<string | null>;
}

/**
 * The changes of a plan, which its page shows at once and the gateway keeps. `shownHref` is the day that is shown, by its own
 * address: what the page would open with is another one once stops have days. D-28
 */
export function usePlanner(shownHref: string): UsedPlanner {
  const act = useAct();
  const navigate = useNavigate();
  const [changed, setChanged] = useState<Readonly<Record<string, StopChange>>>({});
  const getChange = ({ id, remark }: ItemWords): StopChange => changed[id] ?? { id, remark, isRemoved: false };
  const applyChange = (stop: ItemWords, to: Partial<StopChange>) =>
    setChanged((all) => ({ ...all, [stop.id]: { ...getChange(stop), ...all[stop.id], ...to } }));
  const showAgain = () => navigate(shownHref, { replace: true, preventScrollReset: true });
  return {
    getChange,
    showAgain: () => void showAgain(),
    remove: (stop) =>
      act(async (ports) => {
        const { removeStop } = await loadModule(() => import('@fairhall/core/planner/plan'));
        const removed = await removeStop(ports, getChange(stop).id);
        if (removed.ok) applyChange(stop, { isRemoved: true });
        return removed;
      }),
    restore: (stop) =>
      act(async (ports) => {
        const { restoreStop } = await loadModule(() => import('@fairhall/core/planner/plan'));
        const restored = await restoreStop(ports, { ...stop, remark: getChange(stop).remark });
        if (restored.ok) applyChange(stop, { id: restored.value.id, isRemoved: false });
        return restored;
      }),
    note: (stop, remark) =>
      act(async (ports) => {
        const { updateStop } = await loadModule(() => import('@fairhall/core/planner/plan'));
        const noted = await updateStop(ports, getChange(stop).id, { remark });
        if (noted.ok) applyChange(stop, { remark: remark.trim() });
        return noted;
      }),
    schedule: (stop, when) => scheduleItem(act, getChange(stop).id, when, showAgain),
    cancelMeeting: (bookingId) =>
      act(async (ports) => {
        const { cancelMeeting } = await loadModule(() => import('@fairhall/core/meeting/book'));
        return cancelMeeting(ports, bookingId);
      }),
    cancelSample: (id) =>
      act(async (ports) => {
        const { cancelSample } = await loadModule(() => import('@fairhall/core/sample/button'));
        return cancelSample(ports, id);
      }),
    saveCalendar: (exhibitionId) => act((ports) => downloadCalendar(exhibitionId, ports)),
  };
}

/** What the gateway says against a day and a time, '' for nothing; null where they failed, which is shown. */
async function scheduleItem(
  act: ReturnType<typeof useAct>,
  id: string,
  when: PlannedTime,
  placed: () => Promise<void> | void,
): Promise<string | null> {
  let rejection = '';
  const isDone = await act(async (ports) => {
    const { updateStop } = await loadModule(() => import('@fairhall/core/planner/plan'));
    const changed = await updateStop(ports, id, when);
    if (changed.ok || changed.error.message === '') return changed;
    rejection = changed.error.message;
    return ok(true);
  });
  if (isDone && rejection === '') await placed();
  return isDone ? rejection : null;
}

/** The plan as a calendar's file; without a network the one that was kept with the plan. REL-19 */
async function downloadCalendar(exhibitionId: string, { gateway, ...ports }: ActPorts) {
  const { createOfflineCalendarSlot } = await loadModule(() => import('@fairhall/core/planner/offline-plans'));
  const ask = (signal: CancelSignal) =>
    gateway.planner.calendar({ exhibitionId }, { handled: true, fresh: true, signal });
  const file = await fetchOrReadCache(
    ask,
    createOfflineCalendarSlot(ports, exhibitionId),
    new AbortController().signal,
  );
  if (file.ok) {
    const { fileName, text } = file.value.value;
    downloadFile(new File([text], fileName, { type: 'text/calendar' }));
  }
  return file;
}
