import type { RfqInput } from '../contract/rfq/calls.ts';
import type { DeferredKind } from '../ports/deferral.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Slots } from '../ports/storage.ts';
import { rfqDraftKey } from './keys.ts';
import { forgetSentRfq, readRfqId } from './send.ts';
import { rfqTaskKind } from './task-kind.ts';

interface RfqTaskPorts {
  readonly gateway: Pick<Gateway, 'rfq'>;
  readonly storage: Slots;
}

/** The task of a request for quotation that may have to wait for a login.  */
export const rfqTask: DeferredKind<RfqInput, RfqTaskPorts> = {
  ...rfqTaskKind,
  run: ({ gateway }, payload, options) => gateway.rfq.submitNew(payload, { ...options, handled: true, retry: true }),
  forget: ({ storage }, request, key) => forgetSentRfq(storage.slot(rfqDraftKey), { key, request }),
  reason: { key: 'account.reason.rfq' },
  words: {
    waiting: { key: 'task.waiting' },
    sent: { key: 'task.sent.rfq' },
    failed: { key: 'task.failed.rfq' },
    back: { key: 'task.failed.back' },
  },
  link(answer) {
    const rfqId = readRfqId(answer);
    if (rfqId === null) return { route: 'rfqManage', params: {} };
    return { route: 'rfqDetail', params: {}, query: { rfqId } };
  },
  email: ({ email }) => email,
};
