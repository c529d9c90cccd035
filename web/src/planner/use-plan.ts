import type { ListPlan, Plannable, PlanPorts } from '@fairhall/core/planner/button';
import { useEffect, useState } from 'react';
import { useWish, type WishCode } from '../login/use-wish.ts';
import { loadActionPorts } from '../page/action-ports.ts';
import type { Boot } from '../page/boot.ts';
import { useBoot } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import type { PortsSource } from '../page/ports-source.ts';
import { notifyPlanChanged, watchPlan } from './plan-changes.ts';

interface UsedPlan {
  readonly isPlanned: boolean;
  /** The result of the last press; null before the first one. */
  readonly outcome: boolean | null;
  readonly press: () => void;
}

/** Loads the code and calls of a plan button. The button's state is the id of the planned stop. */
async function load(
  source: PortsSource,
  boot: Boot,
  wanted: Plannable,
  changed: () => void,
): Promise<WishCode<string | null>> {
  const [{ openPlan, togglePlan, savePlanWish }, own] = await Promise.all([
    loadModule(() => import('@fairhall/core/planner/button')),
    loadActionPorts(source, boot),
  ]);
  return {
    open: () => openPlan(own, wanted, listOnce(own), changed),
    press: async (before) => {
      const after = await togglePlan(own, wanted, before);
      if (after.ok && after.value !== before) changed();
      return after;
    },
    wish: () => savePlanWish(own, wanted),
  };
}

let pendingRequest: { readonly exhibitionId: string; readonly answer: ReturnType<ListPlan> } | null = null;

/** Buttons that ask at the same time share one request. */
const listOnce =
  ({ gateway }: PlanPorts): ListPlan =>
  (exhibitionId) => {
    if (pendingRequest?.exhibitionId === exhibitionId) return pendingRequest.answer;
    const answer = gateway.planner.list({ exhibitionId }, { handled: true, fresh: true });
    const mine = { exhibitionId, answer };
    pendingRequest = mine;
    void answer.finally(() => {
      if (pendingRequest === mine) pendingRequest = null;
    });
    return answer;
  };

/**
 * Returns whether the buyer has planned something at an exhibition, and toggles it. Buyers who are not registered
 * register first. D-28
 */
export function usePlan(wanted: Plannable): UsedPlan {
  const boot = useBoot();
  const { exhibitionId, supplierId, goodsId = '' } = wanted;
  const [by] = useState(() => Symbol('a button'));
  const times = useChangesByOthers(wanted, by);
  const { status, outcome, press } = useWish<string | null>({
    key: `${exhibitionId} ${supplierId} ${goodsId} ${times}`,
    none: null,
    isOffered: boot.audience !== 'supplier',
    load: (source) => load(source, boot, wanted, () => notifyPlanChanged({ ...wanted, by })),
  });
  return { isPlanned: status !== null, outcome: outcome && outcome.status !== null, press };
}

/**
 * Counts how often another button for the same stand or product has changed the plan. A spotlighted exhibitor has two
 * buttons, for example.
 */
function useChangesByOthers({ exhibitionId, supplierId, goodsId }: Plannable, by: symbol): number {
  const [times, setTimes] = useState(0);
  useEffect(
    () =>
      watchPlan((change) => {
        const isSame = change.supplierId === supplierId && change.goodsId === goodsId;
        if (change.by !== by && change.exhibitionId === exhibitionId && isSame) setTimes((before) => before + 1);
      }),
    [exhibitionId, supplierId, goodsId, by],
  );
  return times;
}
