import { ORDER_REASON_MAX } from '../../contract/order/limits.ts';
import type { ReceivedOrderDetails } from '../../contract/order/supplier-calls.ts';
import { emptyField, type Field, updateField, validateField } from '../../forms/field.ts';
import { maxLength, type Rule } from '../../forms/rule.ts';
import { trimText } from '../../forms/text-input.ts';
import type { ContextOf, ListDefinition, ListEvent } from '../../lists/list.machine.ts';
import { ok } from '../../result.ts';
import type { SupplierPorts } from '../../supplier-login/ports.ts';
import { provideSupplierList } from '../../supplier-login/supplier-list.ts';

const REASON_RULES: readonly Rule<string>[] = [maxLength(ORDER_REASON_MAX)];

export type ReceivedOrderEvent =
  | ListEvent
  | { readonly type: 'order.confirmed' }
  | { readonly type: 'decline.requested' }
  | { readonly type: 'decline.dismissed' }
  | { readonly type: 'reason.changed'; readonly value: string }
  | { readonly type: 'reason.blurred' }
  /** Declines the order with the typed reason. */
  | { readonly type: 'form.submitted' };

interface OrderPage {
  readonly records: readonly ReceivedOrderDetails[];
  readonly total: number;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** A decision on the order as it is shown. */
interface OrderDecision {
  readonly act: 'confirm' | 'decline';
  readonly version: number;
  /** The typed reason for declining; '' for none. */
  readonly reason: string;
}

interface DeclineForm {
  readonly isDeclining: boolean;
  readonly reason: Field;
  /** How often declining was rejected because of an invalid reason. */
  readonly refusals: number;
}

const EMPTY_FORM: DeclineForm = { isDeclining: false, reason: emptyField, refusals: 0 };

const checkReason = ({ reason }: DeclineForm, on: 'blur' | 'submit') => validateField(reason, REASON_RULES, on);

/** One order that a supplier received, as a list of one row: loads it, confirms it, or declines it with a reason. D-17 */
export const supplierOrderDetails: ListDefinition<
  ReceivedOrderEvent,
  { readonly pageNo: number },
  OrderPage,
  OrderDecision,
  DeclineForm
> = {
  id: 'supplierOrder',
  query: { pageNo: 1 },
  local: EMPTY_FORM,
  edits: {
    'decline.requested': () => ({ isDeclining: true }),
    'decline.dismissed': () => ({ isDeclining: false }),
    'reason.changed': ({ value }, { local }) => ({ reason: updateField(local.reason, value, REASON_RULES) }),
    'reason.blurred': (_, { local }) => ({ reason: checkReason(local, 'blur') }),
    'form.submitted': (_, { local }) => {
      const reason = checkReason(local, 'submit');
      return { reason, refusals: local.refusals + (reason.failure ? 1 : 0) };
    },
  },
  clearing: ['decline.requested', 'decline.dismissed', 'reason.changed'],
  changes: {
    'order.confirmed': (_, { list }) => toDecision(list, 'confirm', ''),
    'form.submitted': (_, { list, local }) =>
      checkReason(local, 'submit').failure ? null : toDecision(list, 'decline', trimText(local.reason.value)),
  },
  done: () => EMPTY_FORM,
  // After any failure the shown order may be outdated, since the buyer may have cancelled it.
  isOutdatedBy: () => true,
};

export type ReceivedOrderContext = ContextOf<typeof supplierOrderDetails>;

const toDecision = (list: OrderPage | null, act: OrderDecision['act'], reason: string): OrderDecision | null => {
  const [order] = list?.records ?? [];
  return order === undefined ? null : { act, version: order.version, reason };
};

/** Binds the order to the gateway. */
export function provideReceivedOrder(ports: SupplierPorts, orderNo: string) {
  const { supplierOrder } = ports.supplierGateway;
  return provideSupplierList(
    supplierOrderDetails,
    {
      load: async (_, signal) => {
        const found = await supplierOrder.show({ orderNo }, { signal, fresh: true, handled: true });
        return found.ok ? ok({ records: [found.value], total: 1, pageNo: 1, pageSize: 1 }) : found;
      },
      change: ({ act, version, reason }, key, signal) => {
        const options = { idempotencyKey: key, retry: true, signal, handled: true } as const;
        if (act === 'confirm') return supplierOrder.confirm({ orderNo, version }, options);
        return supplierOrder.decline({ orderNo, version, ...(reason !== '' && { reason }) }, options);
      },
    },
    ports,
  );
}
