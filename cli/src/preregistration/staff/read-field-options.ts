import { QUANTITY_MAX } from '@fairhall/core/contract/field-limits';
import type { PreregistrationInput } from '@fairhall/core/contract/preregistration/calls';
import { FIELD_CHOICES, type RegistrationByWire } from '@fairhall/core/contract/preregistration/form-fields';
import { ok, type Result } from '@fairhall/core/result';
import type { Failure } from '../../answer.ts';
import { readCountryOption } from '../../country-option.ts';
import { readChoiceOption, readNumberOption, readTextOption } from '../../option-values.ts';
import type { OptionField } from '../registration-options.ts';

type Options = Readonly<Record<string, unknown>>;
type RegistrationFieldValues = Partial<Pick<PreregistrationInput, keyof RegistrationByWire>>;

/** Reads the options of these fields into values by the fields' names in calls; fails with the first invalid one. */
export function readFieldOptions(
  options: Options,
  fields: readonly OptionField[],
): Result<RegistrationFieldValues, Failure> {
  const fieldValues: [string, string | number][] = [];
  for (const field of fields) {
    const value = readFieldOption(options, field);
    if (!value.ok) return value;
    if (value.value !== undefined) fieldValues.push([field.wire, value.value]);
  }
  return ok(Object.fromEntries(fieldValues));
}

function readFieldOption(options: Options, field: OptionField): Result<string | number | undefined, Failure> {
  if (field.kind === 'country') return readCountryOption(options, field.option);
  if (field.kind === 'choice') return readChoiceOption(options, field.option, FIELD_CHOICES[field.choices]);
  if (field.kind === 'quantity') return readNumberOption(options, field.option, 1, QUANTITY_MAX);
  return ok(readTextOption(options, field.option));
}
