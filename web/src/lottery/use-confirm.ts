import type { ConfirmEvent, ConfirmOpening } from '@fairhall/core/lottery/confirm.machine';
import { type ConfirmView, confirmEcho, confirmStart } from '@fairhall/core/lottery/confirm.view';
import { CONFIRM_FIELDS } from '@fairhall/core/lottery/fields';
import { type RefObject, useState } from 'react';
import { useForm } from '../forms/use-form.ts';
import { useBoot } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import type { UsedFlow } from '../page/use-flow.ts';

export type ConfirmFlow = UsedFlow<ConfirmView, ConfirmEvent>;

/** The flow behind the form. */
export function useConfirm(opening: ConfirmOpening, root: RefObject<HTMLFormElement | null>): ConfirmFlow {
  const boot = useBoot();
  const [echo] = useState(() => confirmEcho(opening));
  return useForm({
    root,
    names: CONFIRM_FIELDS,
    typed: (name, value): ConfirmEvent => ({ type: 'field.changed', name, value }),
    requests: ['form.submitted'],
    start: confirmStart(opening),
    echo,
    open: async (ports) => {
      const [{ openFrontGateway }, { openConfirm }] = await Promise.all([
        loadModule(() => import('../page/front-gateway.ts')),
        loadModule(() => import('@fairhall/core/lottery/page')),
      ]);
      return openConfirm({ ...ports, front: openFrontGateway(boot, ports) }, opening);
    },
  });
}
