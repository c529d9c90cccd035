import { productQuantitiesKey } from '../forms/keys.ts';
import { toNumericText } from '../forms/number-input.ts';
import { createTypedQuantities } from '../forms/quantities.ts';
import type { Flow } from '../ports/flow.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { Slots } from '../ports/storage.ts';
import type { Timer } from '../ports/timer.ts';
import type { OrderOpening } from './order.context.ts';
import { type OrderEvent, type OrderPorts, provideOrder } from './order.machine.ts';
import { type OrderView, orderView } from './order.view.ts';

export interface OrderPagePorts extends OrderPorts {
  readonly storage: Slots;
  readonly timer: Timer;
}

export type OrderFlow = Flow<OrderView, OrderEvent>;

/**
 * Opens the form in which a buyer orders a product. It starts with the quantity that was typed on the product's page,
 * and one that is typed here shows there later. D-17
 */
export function openOrder({ storage, ...ports }: OrderPagePorts, opening: OrderOpening): OrderFlow {
  const { productId } = opening;
  const quantities = createTypedQuantities(storage.slot(productQuantitiesKey));
  const input = { ...opening, quantity: quantities.read(productId) };
  const flow = startFlow(provideOrder(ports), { input, view: orderView, timer: ports.timer });
  return {
    ...flow,
    send(event) {
      if (event.type === 'field.changed' && event.name === 'quantity')
        quantities.save(productId, toNumericText(event.value));
      flow.send(event);
    },
  };
}
