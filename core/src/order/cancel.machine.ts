import {
  INITIAL_SEND_FORM,
  provideSendForm,
  type SendFormContext,
  type SendFormDefinition,
} from '../forms/send-form.machine.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';

/** The order as the buyer sees it on the page. */
export interface OrderToCancel {
  readonly orderNo: string;
  readonly version: number;
}

export type CancelEvent =
  | { readonly type: 'cancel.requested' }
  | { readonly type: 'cancel.dismissed' }
  | { readonly type: 'form.submitted' };

export interface CancelContext extends SendFormContext {
  /** Whether the question to confirm the cancellation is open. */
  readonly isAsking: boolean;
}

/** Cancels an order after the buyer has confirmed it. D-17 */
const cancelForm: SendFormDefinition<
  CancelEvent,
  OrderToCancel,
  CancelContext & OrderToCancel,
  OrderToCancel,
  unknown
> = {
  id: 'cancelOrder',
  initial: (order) => ({ ...INITIAL_SEND_FORM, ...order, isAsking: false }),
  edits: {},
  looks: {
    'cancel.requested': () => ({ isAsking: true, error: null }),
    'cancel.dismissed': () => ({ isAsking: false, error: null }),
  },
  revealErrors: () => ({}),
  isComplete: ({ isAsking }) => isAsking,
  toRequest: ({ orderNo, version }) => ({ orderNo, version }),
};

export interface CancelPorts {
  readonly front: Pick<FrontGateway, 'order'>;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly bugs: Bugs;
}

/** Binds the cancellation to the gateway. */
export const provideCancel = ({ front, ids, bugs }: CancelPorts) =>
  provideSendForm(cancelForm, (order, options) => front.order.cancel(order, { ...options, retry: true }), {
    ids,
    bugs,
  });
