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

/** What the page knows when its form opens. */
export interface OrderOpening extends OrderStart {
  readonly productId: string;
  readonly tiers: readonly PriceTier[];
  readonly countries: readonly DialingCountry[];
}

export interface OrderContext {
  readonly opening: OrderOpening;
  readonly fields: OrderFields;
  /** Send was pressed; it goes off as soon as the numbers are checked. */
  readonly isWanted: boolean;
  /** Of the submit, the same until something is changed. */
  readonly key: string | null;
  readonly refusals: number;
  readonly error: GatewayError | null;
  readonly orderNo: string | null;
  /** Of the mail that confirms it; null until it is known. */
  readonly mail: MailStatus | null;
}

export const initialContext = (opening: OrderOpening): OrderContext => ({
  opening,
  fields: initialFields(opening),
  isWanted: false,
  key: null,
  refusals: 0,
  error: null,
  orderNo: null,
  mail: null,
});

/** What the gateway said of the numbers that it was asked about. */
export type Verdicts = Readonly<Partial<Record<PhoneName, PhoneVerdict>>>;

/** The numbers to ask the gateway about. */
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

/** What is sent is what is shown, also where send is pressed inside a field. */
export function withReadPhones({ fields, opening }: OrderContext): Partial<OrderContext> {
  const next = withPhone(fields, 'mobile', resolvePhone(fields.mobile, opening.countries));
  return { fields: withPhone(next, 'whatsapp', resolvePhone(next.whatsapp, opening.countries)) };
}

export const isComplete = ({ fields, opening }: OrderContext): boolean =>
  findFirstInvalid(withAllChecked(fields, opening)) === null;

/** Shows the message of each wrong field, and counts a refusal so that the page moves the focus to the first. */
export const revealErrors = ({ fields, opening, refusals }: OrderContext): Partial<OrderContext> => ({
  fields: withAllChecked(fields, opening),
  refusals: refusals + 1,
  isWanted: false,
});

/** What is sent. A number whose country is not known is left out, and the gateway tells that it is missing. */
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
