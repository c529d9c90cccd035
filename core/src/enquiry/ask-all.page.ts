import { createStoredBuyers } from '../account/stored-buyer.ts';
import { guestKey } from '../forms/keys.ts';
import type { Flow } from '../ports/flow.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { Slots } from '../ports/storage.ts';
import type { Timer } from '../ports/timer.ts';
import { promotionIdKey } from '../site/keys.ts';
import { type AskAllEvent, type AskAllPorts, provideAskAll } from './ask-all.machine.ts';
import { type AskAllView, askAllView } from './ask-all.view.ts';
import type { AskAllProduct } from './ask-all-products.ts';

interface AskAllPagePorts extends AskAllPorts {
  readonly storage: Slots;
  readonly timer: Timer;
}

/**
 * Opens the form for one message to the suppliers of compared products. It starts with the compared quantity and the
 * address of the buyer, or of a guest's earlier form. D-48 D-73
 */
export function openAskAll(
  { storage, timer, ...ports }: AskAllPagePorts,
  products: readonly AskAllProduct[],
  quantity: number | null,
): Flow<AskAllView, AskAllEvent> {
  const guests = storage.slot(guestKey);
  const email = createStoredBuyers(storage).read()?.email || guests.read()?.email || '';
  const promotionId = storage.slot(promotionIdKey).read() ?? undefined;
  const flow = startFlow(provideAskAll(ports), {
    input: { products, email, quantity, promotionId },
    view: askAllView,
    timer,
    onDone() {
      const { sent } = flow.view();
      if (sent !== null) guests.save({ ...guests.read(), email: sent.email });
    },
  });
  return flow;
}
