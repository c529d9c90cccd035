import type { MailStatus } from '../contract/mail-status.ts';
import type { StandInput } from '../contract/stand/calls.ts';
import { type DialingCountry, toPhoneNumber } from '../forms/phone.ts';
import {
  INITIAL_SEND_FORM,
  provideSendForm,
  type SendFormContext,
  type SendFormDefinition,
} from '../forms/send-form.machine.ts';
import { trimText } from '../forms/text-input.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import {
  findFirstInvalid,
  initialFields,
  type StandField,
  type StandFields,
  withAllChecked,
  withChecked,
  withDialing,
  withTyped,
} from './fields.ts';

/** The requested exhibition, or an industry at a site. */
export type StandTarget = Pick<StandInput, 'exhibitionId'> | Pick<StandInput, 'industry' | 'websiteId'>;

/** The data with which the page opens the form. */
export interface StandOpening {
  readonly target: StandTarget;
  readonly countries: readonly DialingCountry[];
  /** The visitor's probable country, one of `countries`; '' for none. */
  readonly countryId: string;
}

export type StandEvent =
  | { readonly type: 'field.changed'; readonly name: StandField; readonly value: string }
  /** The country of the phone number. */
  | { readonly type: 'country.changed'; readonly countryId: string }
  | { readonly type: 'field.blurred'; readonly name: StandField }
  /** Checks every field without sending; the command line does so before it asks for confirmation. */
  | { readonly type: 'form.checked' }
  | { readonly type: 'form.submitted' };

export interface StandContext extends SendFormContext {
  readonly opening: StandOpening;
  readonly fields: StandFields;
  /** Id of the sent request; null until the gateway has it. */
  readonly id: string | null;
  /** Status of the confirmation email; null until it is known. */
  readonly mail: MailStatus | null;
}

export const initialContext = (opening: StandOpening): StandContext => ({
  ...INITIAL_SEND_FORM,
  opening,
  fields: initialFields(opening.countryId),
  id: null,
  mail: null,
});

/** Returns the request. A number without a known country is left empty, and the gateway reports that it is missing. */
export function toRequest({ fields, opening }: StandContext): StandInput {
  const getText = (name: 'company' | 'contactName' | 'email' | 'product' | 'remark') => trimText(fields[name].value);
  const remark = getText('remark');
  return {
    ...opening.target,
    company: getText('company'),
    contactName: getText('contactName'),
    email: getText('email'),
    mobile: toPhoneNumber(fields.mobile, opening.countries) ?? { dialingCode: '', number: '' },
    countryId: fields.countryId.value,
    area: Number(fields.area.value),
    product: getText('product'),
    ...(remark !== '' && { remark }),
  };
}

const validateFields = ({ fields, opening }: StandContext): StandFields => withAllChecked(fields, opening.countries);

interface StandBooking {
  readonly id: string;
  readonly mail?: MailStatus | undefined;
}

/** The form for requesting a stand at an exhibition. The typed values stay until the gateway has them. D-54 */
const standForm: SendFormDefinition<StandEvent, StandOpening, StandContext, StandInput, StandBooking> = {
  id: 'stand',
  initial: initialContext,
  edits: {
    'field.changed': ({ name, value }, { fields, opening }) => ({
      fields: withTyped(fields, name, value, opening.countries),
    }),
    'country.changed': ({ countryId }, { fields }) => ({ fields: withDialing(fields, countryId) }),
  },
  looks: {
    'field.blurred': ({ name }, { fields, opening }) => ({
      fields: withChecked(fields, name, opening.countries, 'blur'),
    }),
    'form.checked': (_, context) => ({ fields: validateFields(context) }),
  },
  revealErrors: (context) => ({ fields: validateFields(context) }),
  isComplete: (context) => findFirstInvalid(validateFields(context)) === null,
  toRequest,
  applyAnswer: ({ id, mail = null }) => ({ id, mail }),
};

export interface StandPorts {
  readonly front: Pick<FrontGateway, 'stand'>;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly bugs: Bugs;
}

/** Binds the form to the gateway. */
export const provideStand = ({ front, ids, bugs }: StandPorts) =>
  provideSendForm(standForm, (request, options) => front.stand.book(request, { ...options, retry: true }), {
    ids,
    bugs,
  });
