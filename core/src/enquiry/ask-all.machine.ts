import type { EnquiryToManyInput } from '../contract/enquiry/calls.ts';
import type { GatewayError } from '../contract/error.ts';
import type { MailStatus } from '../contract/mail-status.ts';
import { parseQuantity } from '../forms/quantities.ts';
import {
  INITIAL_SEND_FORM,
  provideSendForm,
  type SendFormContext,
  type SendFormDefinition,
} from '../forms/send-form.machine.ts';
import { trimText } from '../forms/text-input.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import type { Result } from '../result.ts';
import { LEAD_SOURCE } from '../site/exhibition-codes.ts';
import type { AskAllProduct } from './ask-all-products.ts';
import {
  type EnquiryFieldName,
  type EnquiryFields,
  findFirstInvalid,
  NO_FIELDS,
  withAllChecked,
  withBlurred,
  withTyped,
} from './fields.ts';

interface AskAllOpening {
  /** One for each supplier. */
  readonly products: readonly AskAllProduct[];
  /** The address of the buyer or of an earlier form; '' if unknown. */
  readonly email: string;
  /** The quantity at which the products are compared; null if they have none in common. */
  readonly quantity: number | null;
  readonly promotionId?: string | undefined;
}

export type AskAllEvent =
  | { readonly type: 'field.changed'; readonly name: EnquiryFieldName; readonly value: string }
  | { readonly type: 'field.blurred'; readonly name: EnquiryFieldName }
  | { readonly type: 'form.submitted' };

export interface AskAllContext extends SendFormContext {
  readonly opening: AskAllOpening;
  readonly fields: EnquiryFields;
  /** What became of the message; null before. */
  readonly sent: AskAllSent | null;
}

export interface AskAllSent {
  /** Status of the email that confirms the address; null if the response does not contain it. */
  readonly mail: MailStatus | null;
  /** Whether the suppliers already have the message. */
  readonly isConfirmed: boolean;
}

type Answer = { readonly mail?: MailStatus | undefined; readonly isConfirmed?: boolean | undefined };

/** One message to the suppliers of all compared products.  */
const askAllForm: SendFormDefinition<AskAllEvent, AskAllOpening, AskAllContext, EnquiryToManyInput, Answer> = {
  id: 'askAll',
  initial: (opening) => ({
    ...INITIAL_SEND_FORM,
    opening,
    fields: { ...NO_FIELDS, email: { value: opening.email }, quantity: { value: String(opening.quantity ?? '') } },
    sent: null,
  }),
  edits: { 'field.changed': ({ name, value }, { fields }) => ({ fields: withTyped(fields, name, value) }) },
  looks: { 'field.blurred': ({ name }, { fields }) => ({ fields: withBlurred(fields, name) }) },
  revealErrors: ({ fields }) => ({ fields: withAllChecked(fields) }),
  isComplete: ({ fields }) => findFirstInvalid(withAllChecked(fields)) === null,
  toRequest: ({ fields, opening: { products, promotionId } }) => {
    const quantity = parseQuantity(fields.quantity.value);
    return {
      targets: products.map(({ targetId, supplierId }) => ({ targetId, supplierId })),
      content: trimText(fields.content.value),
      email: trimText(fields.email.value),
      source: LEAD_SOURCE.enquiry,
      ...(quantity !== undefined && { quantity }),
      ...(promotionId !== undefined && { promotionId }),
    };
  },
  applyAnswer: ({ mail = null, isConfirmed = false }) => ({ sent: { mail, isConfirmed } }),
};

export interface AskAllPorts {
  readonly gateway: Pick<Gateway, 'enquiry'>;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly bugs: Bugs;
}

/** Binds the form to the gateway, which derives a key for each supplier from the one of the submit. */
export const provideAskAll = ({ gateway, ids, bugs }: AskAllPorts) =>
  provideSendForm(
    askAllForm,
    (request, options): Promise<Result<Answer, GatewayError>> =>
      gateway.enquiry.submitMany(request, { ...options, retry: true }),
    { ids, bugs },
  );
