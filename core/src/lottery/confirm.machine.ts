import type { ConfirmInput } from '../contract/lottery/calls.ts';
import { type DialingCountry, toPhoneNumber, withCountry } from '../forms/phone.ts';
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
  type ConfirmField,
  type ConfirmFields,
  findFirstInvalid,
  initialFields,
  type WinnerPrefill,
  withAllChecked,
  withChecked,
  withTyped,
} from './fields.ts';

/** The data with which the page opens the form. */
export interface ConfirmOpening {
  readonly drawId: string;
  readonly countries: readonly DialingCountry[];
  readonly prefill: WinnerPrefill;
}

export type ConfirmEvent =
  | { readonly type: 'field.changed'; readonly name: ConfirmField; readonly value: string }
  /** The country of the phone number. */
  | { readonly type: 'country.changed'; readonly countryId: string }
  | { readonly type: 'field.blurred'; readonly name: ConfirmField }
  | { readonly type: 'form.submitted' };

export interface ConfirmContext extends SendFormContext {
  readonly opening: ConfirmOpening;
  readonly fields: ConfirmFields;
}

export const initialContext = (opening: ConfirmOpening): ConfirmContext => ({
  ...INITIAL_SEND_FORM,
  opening,
  fields: initialFields(opening.prefill),
});

/** Returns the request. A number without a known country is left empty, and the gateway reports that it is missing. */
export const toRequest = ({ fields, opening }: ConfirmContext) => ({
  drawId: opening.drawId,
  contactName: trimText(fields.contactName.value),
  mobile: toPhoneNumber(fields.mobile, opening.countries) ?? { dialingCode: '', number: '' },
  address: trimText(fields.address.value),
});

const validateFields = ({ fields, opening }: ConfirmContext): ConfirmFields =>
  withAllChecked(fields, opening.countries);

/** The form for the delivery address of a prize. The typed values stay until the gateway has them. D-27 */
const confirmForm: SendFormDefinition<ConfirmEvent, ConfirmOpening, ConfirmContext, ConfirmInput, unknown> = {
  id: 'confirm',
  initial: initialContext,
  edits: {
    'field.changed': ({ name, value }, { fields, opening }) => ({
      fields: withTyped(fields, name, value, opening.countries),
    }),
    'country.changed': ({ countryId }, { fields }) => ({
      fields: { ...fields, mobile: withCountry(fields.mobile, countryId) },
    }),
  },
  looks: {
    'field.blurred': ({ name }, { fields, opening }) => ({
      fields: withChecked(fields, name, opening.countries, 'blur'),
    }),
  },
  revealErrors: (context) => ({ fields: validateFields(context) }),
  isComplete: (context) => findFirstInvalid(validateFields(context)) === null,
  toRequest,
};

export interface ConfirmPorts {
  readonly front: Pick<FrontGateway, 'lottery'>;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly bugs: Bugs;
}

/** Binds the form to the gateway. */
export const provideConfirm = ({ front, ids, bugs }: ConfirmPorts) =>
  provideSendForm(confirmForm, (request, options) => front.lottery.confirm(request, { ...options, retry: true }), {
    ids,
    bugs,
  });
