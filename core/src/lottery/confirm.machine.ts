import type { ConfirmInput } from '../contract/lottery/calls.ts';
import { type DialingCountry, sentPhone, withCountry } from '../forms/phone.ts';
import {
  FIRST_SEND_FORM,
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
  firstFields,
  firstWrong,
  type KnownWinner,
  withAllChecked,
  withChecked,
  withTyped,
} from './fields.ts';

/** What the page knows when its form opens. */
export interface ConfirmOpening {
  readonly drawId: string;
  readonly countries: readonly DialingCountry[];
  readonly known: KnownWinner;
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

export const firstContext = (opening: ConfirmOpening): ConfirmContext => ({
  ...FIRST_SEND_FORM,
  opening,
  fields: firstFields(opening.known),
});

/** What is sent. A number whose country is not known is left out, and the gateway tells that it is missing. */
export const requestOf = ({ fields, opening }: ConfirmContext) => ({
  drawId: opening.drawId,
  contactName: trimText(fields.contactName.value),
  mobile: sentPhone(fields.mobile, opening.countries) ?? { dialingCode: '', number: '' },
  address: trimText(fields.address.value),
});

const checkedFields = ({ fields, opening }: ConfirmContext): ConfirmFields => withAllChecked(fields, opening.countries);

/** Telling where a prize goes: what is typed stays until it has arrived. D-27 */
const confirmForm: SendFormDefinition<ConfirmEvent, ConfirmOpening, ConfirmContext, ConfirmInput, unknown> = {
  id: 'confirm',
  first: firstContext,
  typed: {
    'field.changed': ({ name, value }, { fields, opening }) => ({
      fields: withTyped(fields, name, value, opening.countries),
    }),
    'country.changed': ({ countryId }, { fields }) => ({
      fields: { ...fields, mobile: withCountry(fields.mobile, countryId) },
    }),
  },
  looked: {
    'field.blurred': ({ name }, { fields, opening }) => ({
      fields: withChecked(fields, name, opening.countries, 'blur'),
    }),
  },
  checked: (context) => ({ fields: checkedFields(context) }),
  isComplete: (context) => firstWrong(checkedFields(context)) === null,
  requestOf,
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
