import { STAND_FIELDS } from '@fairhall/core/stand/fields';
import type { StandEvent, StandOpening } from '@fairhall/core/stand/stand.machine';
import { type StandView, standEcho, standStart } from '@fairhall/core/stand/stand.view';
import { type RefObject, useState } from 'react';
import { useForm } from '../forms/use-form.ts';
import { useBoot } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import type { UsedFlow } from '../page/use-flow.ts';

export type StandFlow = UsedFlow<StandView, StandEvent>;

/** The flow behind the form. */
export function useStand(opening: StandOpening, root: RefObject<HTMLFormElement | null>): StandFlow {
  const boot = useBoot();
  const [echo] = useState(() => standEcho(opening));
  return useForm({
    root,
    names: STAND_FIELDS,
    typed: (name, value): StandEvent => ({ type: 'field.changed', name, value }),
    requests: ['form.submitted'],
    start: standStart(opening),
    echo,
    open: async (ports) => {
      const [{ openFrontGateway }, { openStand }] = await Promise.all([
        loadModule(() => import('../page/front-gateway.ts')),
        loadModule(() => import('@fairhall/core/stand/page')),
      ]);
      return openStand({ ...ports, front: openFrontGateway(boot, ports) }, opening);
    },
  });
}
