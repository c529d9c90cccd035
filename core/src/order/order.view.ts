import type { SnapshotFrom } from 'xstate';
import { type Decimal, priceTotal, tierFor } from '../contract/catalogue/price-tier.ts';
import type { GatewayError } from '../contract/error.ts';
import { type DisplayMessage, errorMessage } from '../contract/error-message.ts';
import type { MailStatus } from '../contract/mail-status.ts';
import type { OrderInput } from '../contract/order/calls.ts';
import { ORDER_REMARK_MAX } from '../contract/order/limits.ts';
import { type FieldView, fieldView } from '../forms/field.ts';
import { isUnverified, type PhoneView, phoneView } from '../forms/phone.ts';
import { type SubmitPhase, type SubmitView, submitView } from '../forms/submit.view.ts';
import { countCharacters } from '../forms/text-input.ts';
import { findFirstInvalid, ORDER_FIELDS, type OrderField, type PhoneName, withDialing, withTyped } from './fields.ts';
import { initialContext, type OrderContext, type OrderOpening, toRequest } from './order.context.ts';
import type { OrderEvent, orderMachine } from './order.machine.ts';

type FieldViews = Readonly<Record<Exclude<OrderField, PhoneName>, FieldView>> & Readonly<Record<PhoneName, PhoneView>>;

export interface OrderView {
  readonly busy: boolean;
  readonly sending: boolean;
  readonly submit: SubmitView;
  readonly fields: FieldViews;
  readonly remarkLength: { readonly length: number; readonly max: number };
  /** The price of the quantity by its tier; null if the price is on request or there is no quantity. */
  readonly price: OrderPrice | null;
  readonly problems: readonly { readonly name: OrderField; readonly message: DisplayMessage }[];
  readonly refusals: number;
  /** The first invalid field. */
  readonly focus: OrderField | null;
  readonly canSend: true;
  readonly error: GatewayError | null;
  readonly message: DisplayMessage | null;
  /** The request with the current values. */
  readonly request: OrderInput;
  /** Null until the order has been accepted. */
  readonly orderNo: string | null;
  /** Status of the confirmation email; null while it is unknown. */
  readonly mail: MailStatus | null;
}

export interface OrderPrice {
  /** The minimum quantity of the price tier that applies. */
  readonly from: number;
  readonly each: number;
  /** Unit price times quantity, exact. */
  readonly total: Decimal;
  readonly currency: string;
}

/** Returns the view of the order form. D-17 */
export const orderView = (snapshot: SnapshotFrom<typeof orderMachine>): OrderView => ({
  ...viewOf(snapshot.context, snapshot.matches({ editing: 'verifying' })),
  busy: snapshot.hasTag('busy'),
  sending: snapshot.matches('sending'),
  submit: submitView(phaseOf(snapshot)),
});

/** The form before its flow is loaded. */
export const orderStart = (opening: OrderOpening): OrderView => viewOf(initialContext(opening), false);

/** Applies input made before the flow is loaded to the view, so that typed text and its price are shown. */
export function orderEcho(opening: OrderOpening) {
  let context = initialContext(opening);
  return (view: OrderView, event: OrderEvent): OrderView => {
    const { fields } = context;
    if (event.type === 'field.changed') {
      context = { ...context, fields: withTyped(fields, event.name, event.value, opening) };
    } else if (event.type === 'country.changed') {
      context = { ...context, fields: withDialing(fields, event.name, event.countryId) };
    } else return view;
    return viewOf(context, false);
  };
}

function viewOf(context: OrderContext, isChecking: boolean): OrderView {
  const { fields, refusals, error, opening, orderNo, mail } = context;
  const views: FieldViews = {
    quantity: fieldView(fields.quantity),
    contactName: fieldView(fields.contactName),
    mobile: phoneView(fields.mobile, isChecking && isUnverified(fields.mobile, opening.countries)),
    whatsapp: phoneView(fields.whatsapp, isChecking && isUnverified(fields.whatsapp, opening.countries)),
    remark: fieldView(fields.remark),
  };
  return {
    busy: false,
    sending: false,
    submit: submitView('ready'),
    canSend: true,
    fields: views,
    refusals,
    error,
    remarkLength: { length: countCharacters(fields.remark.value), max: ORDER_REMARK_MAX },
    price: priceOf(opening, Number(fields.quantity.value)),
    problems: ORDER_FIELDS.flatMap((name) => {
      const { message } = views[name];
      return message === null ? [] : [{ name, message }];
    }),
    focus: refusals > 0 ? findFirstInvalid(fields) : null,
    message: error && errorMessage(error),
    request: toRequest(context),
    orderNo,
    mail,
  };
}

function priceOf({ tiers }: OrderOpening, quantity: number): OrderPrice | null {
  const tier = Number.isInteger(quantity) ? tierFor(tiers, quantity) : null;
  return tier && { from: tier.min, each: tier.price, total: priceTotal(tier.price, quantity), currency: tier.currency };
}

function phaseOf(snapshot: SnapshotFrom<typeof orderMachine>): SubmitPhase {
  if (snapshot.matches('sent')) return 'sent';
  const { isSubmitPending } = snapshot.context;
  const isLoading =
    snapshot.matches({ sending: 'loading' }) ||
    (isSubmitPending && snapshot.matches({ editing: { verifying: 'loading' } }));
  if (isLoading) return 'loading';
  return snapshot.matches('sending') || isSubmitPending ? 'quiet' : 'ready';
}
