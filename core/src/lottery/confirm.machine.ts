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

/** What the page knows when its form opens. */
export interface ConfirmOpening {
  readonly drawId: string;
  readonly countries: readonly DialingCountry[];
  readonly prefill: WinnerPrefill;
}

export type ConfirmEvent =
  | { readonly type: 'field.changed'; readonly name: ConfirmField; readonly value: string }
  /** The country of the number. */
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

/** What is sent. A number whose country is not known is left out, and the gateway tells that it is missing. */
export const toRequest = ({ fields, opening }: ConfirmContext) => ({
  drawId: opening.drawId,
  contactName: trimText(fields.contactName.value),
  mobile: toPhoneNumber(fields.mobile, opening.countries) ?? { dialingCode: '', number: '' },
  address: trimText(fields.address.value),
});

const validateFields = ({ fields, opening }: ConfirmContext): ConfirmFields =>
  withAllChecked(fields, opening.countries);

/** Telling where a prize goes: what is typed stays until it has arrived. D-27 */
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

/** Binds it to the gateway. */
export const provideConfirm = ({ front, ids, bugs }: ConfirmPorts) =>
  provideSendForm(confirmForm, (request, options) => front.lottery.confirm(request, { ...options, retry: true }), {
    ids,
    bugs,
  });
