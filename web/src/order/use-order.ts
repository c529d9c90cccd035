import { ORDER_FIELDS } from '@fairhall/core/order/fields';
import type { OrderOpening } from '@fairhall/core/order/order.context';
import type { OrderEvent } from '@fairhall/core/order/order.machine';
import { type OrderView, orderEcho, orderStart } from '@fairhall/core/order/order.view';
import { type RefObject, useState } from 'react';
import { useForm } from '../forms/use-form.ts';
import { useBoot } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import type { UsedFlow } from '../page/use-flow.ts';

export type OrderFlow = UsedFlow<OrderView, OrderEvent>;

/** The flow behind the form. */
export function useOrder(opening: OrderOpening, root: RefObject<HTMLFormElement | null>): OrderFlow {
  const boot = useBoot();
  const [echo] = useState(() => orderEcho(opening));
  return useForm({
    root,
    names: ORDER_FIELDS,
    typed: (name, value): OrderEvent => ({ type: 'field.changed', name, value }),
    requests: ['form.submitted'],
    start: orderStart(opening),
    echo,
    open: async (ports) => {
      const [{ openFrontGateway }, { openOrder }] = await Promise.all([
        loadModule(() => import('../page/front-gateway.ts')),
        loadModule(() => import('@fairhall/core/order/page')),
      ]);
      return openOrder({ ...ports, front: openFrontGateway(boot, ports) }, opening);
    },
  });
}
