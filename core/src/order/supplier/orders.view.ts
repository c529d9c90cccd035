import type { SnapshotFrom } from 'xstate';
import { errorMessage, type ShownMessage } from '../../contract/error-message.ts';
import type { ReceivedOrder } from '../../contract/order/calls.ts';
import type { ordersMachine } from './orders.machine.ts';

export interface OrdersView {
  readonly busy: boolean;
  readonly state: 'loading' | 'visitor' | 'shown' | 'failed';
  readonly rows: readonly ReceivedOrder[];
  readonly pageNo: number;
  readonly pageCount: number;
  readonly message: ShownMessage | null;
}

/** D-17 */
export function ordersView(snapshot: SnapshotFrom<typeof ordersMachine>): OrdersView {
  const { pageNo, list, error } = snapshot.context;
  return {
    busy: snapshot.hasTag('busy'),
    state: stateOf(snapshot),
    rows: list?.records ?? [],
    pageNo,
    pageCount: list === null ? 1 : Math.max(1, Math.ceil(list.total / list.pageSize)),
    message: error && errorMessage(error),
  };
}

/** The page before its flow is loaded. */
export const ORDERS_START: OrdersView = {
  ...{ busy: true, state: 'loading', rows: [], pageNo: 1, pageCount: 1, message: null },
};

/** What was shown stays while it is asked for anew. */
function stateOf(snapshot: SnapshotFrom<typeof ordersMachine>): OrdersView['state'] {
  if (snapshot.matches('visitor')) return 'visitor';
  if (snapshot.matches('failed')) return 'failed';
  return snapshot.context.list === null ? 'loading' : 'shown';
}
