import { gatewayError } from '@fairhall/core/contract/error';
import type { Result } from '@fairhall/core/result';
import { useRef, useState } from 'react';
import { useBoot, useShowError } from '../page/contexts.ts';
import { usePortsSource } from '../page/use-ports-source.ts';
import { giveFile } from '../ui/give-file.ts';
import type { StopWords } from './planner-data.ts';

/** How something stands that was changed on the page: under which id, with which note, and whether it was taken out. */
interface Changed {
  readonly id: string;
  readonly remark: string;
  readonly isRemoved: boolean;
}

export interface UsedPlanner {
  readonly standing: (stop: StopWords) => Changed;
  /** Each tells whether it has been done; a failure is shown. */
  readonly remove: (stop: StopWords) => Promise<boolean>;
  readonly restore: (stop: StopWords) => Promise<boolean>;
  readonly note: (stop: StopWords, remark: string) => Promise<boolean>;
  readonly callOff: (bookingId: string) => Promise<boolean>;
  readonly cancelSample: (id: string) => Promise<boolean>;
  readonly saveCalendar: (exhibitionId: string) => Promise<boolean>;
}

/** The changes of a plan, which its page shows at once and the gateway keeps. D-28 */
export function usePlanner(): UsedPlanner {
  const act = useAct();
  const [changed, setChanged] = useState<Readonly<Record<string, Changed>>>({});
  const standing = ({ id, remark }: StopWords): Changed => changed[id] ?? { id, remark, isRemoved: false };
  const change = (stop: StopWords, to: Partial<Changed>) =>
    setChanged((all) => ({ ...all, [stop.id]: { ...standing(stop), ...all[stop.id], ...to } }));
  return {
    standing,
    remove: (stop) =>
      act(async (plan, ports) => {
        const removed = await plan.removeStop(ports, standing(stop).id);
        if (removed.ok) change(stop, { isRemoved: true });
        return removed;
      }),
    restore: (stop) =>
      act(async (plan, ports) => {
        const restored = await plan.restoreStop(ports, { ...stop, remark: standing(stop).remark });
        if (restored.ok) change(stop, { id: restored.value.id, isRemoved: false });
        return restored;
      }),
    note: (stop, remark) =>
      act(async (plan, ports) => {
        const noted = await plan.noteStop(ports, standing(stop).id, remark);
        if (noted.ok) change(stop, { remark: remark.trim() });
        return noted;
      }),
    callOff: (bookingId) =>
      act(async (_, ports) => {
        const { callOff } = await import('@fairhall/core/meeting/book');
        return callOff(ports, bookingId);
      }),
    cancelSample: (id) =>
      act(async (_, ports) => {
        const { cancelSample } = await import('@fairhall/core/sample/button');
        return cancelSample(ports, id);
      }),
    saveCalendar: (exhibitionId) =>
      act(async (_, { gateway }) => {
        const file = await gateway.planner.calendar({ exhibitionId }, { handled: true, fresh: true });
        if (file.ok) giveFile(new File([file.value.text], file.value.fileName, { type: 'text/calendar' }));
        return file;
      }),
  };
}

type Plan = typeof import('@fairhall/core/planner/plan');
type Step = (
  plan: Plan,
  ports: Parameters<Plan['removeStop']>[0],
) => Promise<Result<unknown, Parameters<ReturnType<typeof useShowError>>[0]>>;

/** Does one thing at a time; the code for it is fetched with the first. */
function useAct(): (step: Step) => Promise<boolean> {
  const boot = useBoot();
  const source = usePortsSource();
  const showError = useShowError();
  const isBusy = useRef(false);
  return async (step) => {
    if (source === null || isBusy.current) return false;
    isBusy.current = true;
    try {
      const [{ removeStop, restoreStop, noteStop }, { frontGateway }, ports] = await Promise.all([
        import('@fairhall/core/planner/plan'),
        import('../page/front-gateway.ts'),
        source.load(),
      ]);
      const done = await step(
        { removeStop, restoreStop, noteStop },
        { gateway: frontGateway(boot, ports), ids: ports.ids },
      );
      if (!done.ok) showError(done.error);
      return done.ok;
    } catch {
      showError(gatewayError('NETWORK_ERROR'));
      return false;
    } finally {
      isBusy.current = false;
    }
  };
}
