import { productQuantitiesName } from '@fairhall/core/forms/quantity-name';
import { ORDER_FIELDS } from '@fairhall/core/order/fields';
import type { OrderOpening } from '@fairhall/core/order/order.context';
import type { OrderEvent } from '@fairhall/core/order/order.machine';
import { type OrderView, orderEcho, orderStart } from '@fairhall/core/order/order.view';
import { type RefObject, useState } from 'react';
import { useForm } from '../forms/use-form.ts';
import { useBoot } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import type { UsedFlow } from '../page/use-flow.ts';
import { useIsStored } from '../page/use-is-stored.ts';

export type OrderFlow = UsedFlow<OrderView, OrderEvent>;

/** The flow behind the form. It loads at once if the device stores a quantity that may be this product's. */
export function useOrder(opening: OrderOpening, root: RefObject<HTMLFormElement | null>): OrderFlow {
  const boot = useBoot();
  const hasStored = useIsStored(productQuantitiesName);
  const [echo] = useState(() => orderEcho(opening));
  return useForm({
    root,
    names: ORDER_FIELDS,
    typed: (name, value): OrderEvent => ({ type: 'field.changed', name, value }),
    requests: ['form.submitted'],
    start: orderStart(opening),
    echo,
    atOnce: hasStored,
    open: async (ports) => {
      const [{ openFrontGateway }, { openOrder }] = await Promise.all([
        loadModule(() => import('../page/front-gateway.ts')),
        loadModule(() => import('@fairhall/core/order/page')),
      ]);
      return openOrder({ ...ports, front: openFrontGateway(boot, ports) }, opening);
    },
  });
}
