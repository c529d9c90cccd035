import type { PriceTier } from '../contract/catalogue/calls.ts';
import type { GatewayError } from '../contract/error.ts';
import type { MailStatus } from '../contract/mail-status.ts';
import type { OrderInput } from '../contract/order/calls.ts';
import {
  type DialingCountry,
  isUnverified,
  type PhoneVerdict,
  resolvePhone,
  toPhoneNumber,
  withVerdict,
} from '../forms/phone.ts';
import { trimText } from '../forms/text-input.ts';
import {
  findFirstInvalid,
  initialFields,
  type OrderFields,
  type OrderStart,
  type PhoneName,
  withAllChecked,
  withPhone,
} from './fields.ts';

/** The data with which the page opens the form. */
export interface OrderOpening extends OrderStart {
  readonly productId: string;
  readonly tiers: readonly PriceTier[];
  readonly countries: readonly DialingCountry[];
}

export interface OrderContext {
  readonly opening: OrderOpening;
  readonly fields: OrderFields;
  /** Whether the person pressed send and the order waits for the check of the numbers. */
  readonly isSubmitPending: boolean;
  /** Idempotency key of the submit; null after a change. */
  readonly key: string | null;
  readonly refusals: number;
  readonly error: GatewayError | null;
  readonly orderNo: string | null;
  /** Status of the confirmation email; null until it is known. */
  readonly mail: MailStatus | null;
}

export const initialContext = (opening: OrderOpening): OrderContext => ({
  opening,
  fields: initialFields(opening),
  isSubmitPending: false,
  key: null,
  refusals: 0,
  error: null,
  orderNo: null,
  mail: null,
});

/** The gateway's verdicts on the verified numbers. */
export type Verdicts = Readonly<Partial<Record<PhoneName, PhoneVerdict>>>;

/** Lists the numbers that the gateway still has to verify. */
export const listUnverifiedPhones = ({ fields, opening }: OrderContext): readonly PhoneName[] =>
  (['mobile', 'whatsapp'] as const).filter((name) => isUnverified(fields[name], opening.countries));

export function applyVerdicts({ fields }: OrderContext, { mobile, whatsapp }: Verdicts): Partial<OrderContext> {
  const next = {
    ...fields,
    ...(mobile && { mobile: withVerdict(fields.mobile, mobile) }),
    ...(whatsapp && { whatsapp: withVerdict(fields.whatsapp, whatsapp) }),
  };
  return { fields: next };
}

/**
 * Replaces the numbers by their stored forms, so that the order contains what the form shows, even if the person
 * presses send inside a field.
 */
export function withParsedPhones({ fields, opening }: OrderContext): Partial<OrderContext> {
  const next = withPhone(fields, 'mobile', resolvePhone(fields.mobile, opening.countries));
  return { fields: withPhone(next, 'whatsapp', resolvePhone(next.whatsapp, opening.countries)) };
}

export const isComplete = ({ fields, opening }: OrderContext): boolean =>
  findFirstInvalid(withAllChecked(fields, opening)) === null;

/**
 * Shows the message of each invalid field, and counts the rejection so that the page focuses the first of them.
 */
export const revealErrors = ({ fields, opening, refusals }: OrderContext): Partial<OrderContext> => ({
  fields: withAllChecked(fields, opening),
  refusals: refusals + 1,
  isSubmitPending: false,
});

/** Returns the request. A number without a known country is left empty, and the gateway reports that it is missing. */
export function toRequest({ fields, opening }: OrderContext): OrderInput {
  const { productId, countries } = opening;
  const remark = trimText(fields.remark.value);
  const whatsapp = toPhoneNumber(fields.whatsapp, countries);
  return {
    goodsId: productId,
    quantity: Number(fields.quantity.value),
    ...(remark !== '' && { remark }),
    contact: {
      contactName: trimText(fields.contactName.value),
      mobile: toPhoneNumber(fields.mobile, countries) ?? { dialingCode: '', number: '' },
      ...(whatsapp && { whatsapp }),
    },
  };
}
