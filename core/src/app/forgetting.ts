import { forgetSentCart } from '../cart/send.ts';
import type { Runners } from '../deferral/run.ts';
import { forgetSentRfq } from '../rfq/send.ts';
import type { Storage } from '../storage/storage.ts';

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
      if (answer.ok) forgetSentRfq(storage.slot('rfqDraft'), options.idempotencyKey);
      return answer;
    },
  };
}

function forgetCart(storage: Storage, key: string, goodIds: readonly string[]): void {
  const [drafts, guestCart, buyerCart] = [
    storage.slot('cartDraft'),
    storage.slot('guestCart'),
    storage.slot('buyerCart'),
  ];
  forgetSentCart({ drafts, guestCart, buyerCart }, { key, goodIds });
}
