import { RFQ_REASON_MAX } from '../contract/rfq/status.ts';
import {
  INITIAL_SEND_FORM,
  provideSendForm,
  type SendFormContext,
  type SendFormDefinition,
} from '../forms/send-form.machine.ts';
import { truncateText } from '../forms/text-input.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';

/** The request as its buyer sees it on the page. */
export interface RfqToWithdraw {
  readonly rfqId: string;
  readonly version: number;
}

export type WithdrawEvent =
  | { readonly type: 'withdrawal.requested' }
  | { readonly type: 'withdrawal.dismissed' }
  | { readonly type: 'reason.changed'; readonly value: string }
  | { readonly type: 'form.submitted' };

export interface WithdrawContext extends SendFormContext {
  /** Whether the question to confirm the withdrawal is open. */
  readonly isAsking: boolean;
  readonly reason: string;
}

type WithdrawRequest = RfqToWithdraw & { readonly reason?: string };

/** Withdraws a request after its buyer has confirmed it. D-50 */
const withdrawForm: SendFormDefinition<
  WithdrawEvent,
  RfqToWithdraw,
  WithdrawContext & RfqToWithdraw,
  WithdrawRequest,
  unknown
> = {
  id: 'withdrawRfq',
  initial: (rfq) => ({ ...INITIAL_SEND_FORM, ...rfq, isAsking: false, reason: '' }),
  edits: { 'reason.changed': ({ value }) => ({ reason: truncateText(value, RFQ_REASON_MAX) }) },
  looks: {
    'withdrawal.requested': () => ({ isAsking: true, error: null }),
    'withdrawal.dismissed': () => ({ isAsking: false, error: null }),
  },
  revealErrors: () => ({}),
  isComplete: ({ isAsking }) => isAsking,
  toRequest: ({ rfqId, version, reason }) => {
    const given = reason.trim();
    return given === '' ? { rfqId, version } : { rfqId, version, reason: given };
  },
};

export interface WithdrawPorts {
  readonly front: Pick<FrontGateway, 'rfqLifecycle'>;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly bugs: Bugs;
}

/** Binds the withdrawal to the gateway. */
export const provideWithdraw = ({ front, ids, bugs }: WithdrawPorts) =>
  provideSendForm(withdrawForm, (rfq, options) => front.rfqLifecycle.withdraw(rfq, { ...options, retry: true }), {
    ids,
    bugs,
  });
