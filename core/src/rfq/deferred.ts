import { type RfqInput, rfq } from '../contract/rfq.ts';
import type { DeferredKind } from '../ports/deferral.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Slot } from '../ports/slot.ts';
import type { Slots } from '../ports/storage.ts';
import type { RfqDraft } from './draft.ts';
import { rfqDraftKey } from './keys.ts';

interface RfqTaskPorts {
  readonly gateway: Pick<Gateway, 'rfq'>;
  readonly storage: Slots;
}

/** A request for quotation that may have to wait for its login.  */
export const rfqTask: DeferredKind<RfqInput, RfqTaskPorts> = {
  kind: 'RFQSubmit',
  payload: rfq.submitNew.input,
  run: ({ gateway }, payload, options) => gateway.rfq.submitNew(payload, { ...options, handled: true, retry: true }),
  forget: ({ storage }, _payload, key) => forgetSentRfq(storage.slot(rfqDraftKey), key),
  reason: { key: 'account.reason.rfq' },
  words: { sent: { key: 'task.sent.rfq' }, failed: { key: 'task.failed.rfq' } },
  link(answer) {
    const rfqId = rfqIdOf(answer);
    if (rfqId === null) return { route: 'rfqManage', params: {} };
    return { route: 'rfqDetail', params: {}, query: { rfqId } };
  },
  email: ({ email }) => email,
};

/** A sent task tells its answer as it came; null where that does not name the request. */
export function rfqIdOf(answer: unknown): string | null {
  const isNamed = typeof answer === 'object' && answer !== null && 'rfqId' in answer;
  return isNamed && typeof answer.rfqId === 'string' ? answer.rfqId : null;
}

/** Drops the draft of a request that went off under this key, also where its form is no longer there to do so. A-21 */
export function forgetSentRfq(drafts: Pick<Slot<RfqDraft>, 'read' | 'drop'>, key: string): void {
  if (drafts.read()?.attempt?.key === key) drafts.drop();
}
