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

/** A stop after a change on this page: its id, its note, and whether it was removed. */
interface StopChange {
  readonly id: string;
  readonly remark: string;
  readonly isRemoved: boolean;
}

export interface UsedPlanner {
  readonly getChange: (stop: ItemWords) => StopChange;
  /** Each method resolves to whether it succeeded; failures are shown to the user. */
  readonly remove: (stop: ItemWords) => Promise<boolean>;
  readonly restore: (stop: ItemWords) => Promise<boolean>;
  readonly note: (stop: ItemWords, remark: string) => Promise<boolean>;
  readonly cancelMeeting: (bookingId: string) => Promise<boolean>;
  readonly cancelSample: (id: string) => Promise<boolean>;
  /** Reloads the plan after another part of the page has changed it. */
  readonly showAgain: () => void;
  readonly saveCalendar: (exhibitionId: string) => Promise<boolean>;
  /**
   * Sets a stop's day and time and reloads the plan. Resolves to the validation message, '' if the values are valid, or
   * null if the call failed.
   */
  readonly schedule: (stop: ItemWords, when: PlannedTime) => Promise<string | null>;
}

/**
 * Changes to a plan, which the page shows at once and the gateway saves. `shownHref` is the address of the selected
 * day. A reload needs it, because the default day changes once stops have days. D-28
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
    schedule: (stop, when) => setItemTime(act, getChange(stop).id, when, showAgain),
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

/**
 * Resolves to the gateway's validation message, '' if the day and time are valid, or null if the call failed; the
 * failure is then shown to the user.
 */
async function setItemTime(
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

/** Downloads the plan as a calendar file. Without a network it uses the file that was cached with the plan. REL-19 */
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
