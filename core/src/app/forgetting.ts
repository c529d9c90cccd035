import { buyerCartKey, cartDraftKey, guestCartKey } from '../cart/keys.ts';
import { forgetSentCart } from '../cart/send.ts';
import type { Runners } from '../deferral/run.ts';
import type { Storage } from '../ports/storage.ts';
import { rfqDraftKey } from '../rfq/keys.ts';
import { forgetSentRfq } from '../rfq/send.ts';

/** The same submits; what was written goes once it has arrived, also where its form is no longer there to see to it. A-21 */
export function forgetting(runners: Runners, storage: Storage): Runners {
  return {
    ...runners,
    async NormalCartSubmit(payload, options) {
      const answer = await runners.NormalCartSubmit(payload, options);
      if (answer.ok) forgetCart(storage, options.idempotencyKey, payload.goodIds.map(String));
      return answer;
    },
    async RFQSubmit(payload, options) {
      const answer = await runners.RFQSubmit(payload, options);
      if (answer.ok) forgetSentRfq(storage.slot(rfqDraftKey), options.idempotencyKey);
      return answer;
    },
  };
}

function forgetCart(storage: Storage, key: string, goodIds: readonly string[]): void {
  const [drafts, guestCart, buyerCart] = [
    storage.slot(cartDraftKey),
    storage.slot(guestCartKey),
    storage.slot(buyerCartKey),
  ];
  forgetSentCart({ drafts, guestCart, buyerCart }, { key, goodIds });
}
