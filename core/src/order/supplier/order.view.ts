import type { ReceivedOrderDetails } from '../../contract/order/supplier-calls.ts';
import { emptyField, type FieldView, fieldView } from '../../forms/field.ts';
import { type SubmitView, submitView } from '../../forms/submit.view.ts';
import type { ListSnapshot } from '../../lists/list.machine.ts';
import { contextOf, getChangePhase, LIST_START, type ListState, listState } from '../../lists/list.view.ts';
import { listOrderActs } from '../order-status.ts';
import type { ReceivedOrderContext } from './order.machine.ts';

export interface ReceivedOrderView extends ListState {
  /** Null until it is loaded. */
  readonly order: ReceivedOrderDetails | null;
  /** Whether the supplier can confirm or decline the order. */
  readonly canDecide: boolean;
  /** Whether the form for the reason is open. */
  readonly isDeclining: boolean;
  readonly reason: FieldView;
  readonly refusals: number;
  readonly confirm: SubmitView;
  readonly decline: SubmitView;
}

/** Returns the view of an order that a supplier received. D-17 */
export function supplierOrderView(snapshot: ListSnapshot): ReceivedOrderView {
  const { list, local, pending } = contextOf<ReceivedOrderContext>(snapshot);
  const order = list?.records[0] ?? null;
  const act = pending[0]?.action.act;
  const phase = getChangePhase(snapshot);
  const canDecide = order !== null && listOrderActs(order.state, 'supplier').length > 0;
  return {
    ...listState(snapshot),
    order,
    canDecide,
    isDeclining: canDecide && local.isDeclining,
    reason: fieldView(local.reason),
    refusals: local.refusals,
    confirm: submitView(act === 'confirm' ? phase : 'ready'),
    decline: submitView(act === 'decline' ? phase : 'ready'),
  };
}

const { busy, state, message } = LIST_START;

/** The page before its flow is loaded. */
export const SUPPLIER_ORDER_START: ReceivedOrderView = {
  busy,
  state,
  message,
  order: null,
  canDecide: false,
  isDeclining: false,
  reason: fieldView(emptyField),
  refusals: 0,
  confirm: submitView('ready'),
  decline: submitView('ready'),
};
