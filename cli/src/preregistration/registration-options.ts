import { REGISTRATION_FIELD_ROWS, type RegistrationField } from '@fairhall/core/contract/preregistration/form-fields';
import type { FieldKind } from '@fairhall/core/forms/form-field';
import type { MessageKey } from '@fairhall/core/messages';
import type { OptionSpec } from '../noun.ts';

type Option = NonNullable<RegistrationField['option']>;
export type OptionField = Extract<RegistrationField, { readonly option: Option }>;

/** The help text of each option. */
const MESSAGE_KEYS: Readonly<Record<Option, MessageKey>> = {
  email: 'terminal.preregister.email',
  name: 'terminal.preregister.name',
  company: 'terminal.preregister.company',
  country: 'terminal.preregister.country',
  mobile: 'terminal.preregister.mobile',
  dialing: 'terminal.preregister.dialing',
  whatsapp: 'terminal.preregister.whatsapp',
  nationality: 'terminal.preregister.nationality',
  website: 'terminal.preregister.website',
  jobTitle: 'terminal.preregister.jobTitle',
  visitorType: 'terminal.preregister.visitorType',
  purpose: 'terminal.preregister.purpose',
  product: 'terminal.preregister.product',
  quantity: 'terminal.preregister.quantity',
};

/** Placeholders in the help for a value of each kind. */
const VALUE_NAMES: Readonly<Record<FieldKind | 'dialing' | 'product', string>> = {
  text: 'text',
  email: 'address',
  badgeName: 'text',
  country: 'id',
  mobile: 'number',
  phone: 'number',
  dialing: 'code',
  website: 'address',
  choice: 'code',
  choices: 'codes',
  product: 'text',
  quantity: 'number',
};

/** The registration fields with an option, in the order of the forms. */
export const OPTION_FIELDS: readonly OptionField[] = REGISTRATION_FIELD_ROWS.filter((row) => row.option !== null);

/** The flag of an option: `jobTitle` is `--job-title`. */
export const toOptionFlag = (option: string): string =>
  `--${option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The specification of a field's option. */
export const toOptionSpec = ({ option, kind }: OptionField): OptionSpec => ({
  flags: `${toOptionFlag(option)} <${VALUE_NAMES[kind]}>`,
  about: MESSAGE_KEYS[option],
});
