import { QUANTITY_MAX } from '@fairhall/core/contract/field-limits';
import type { PreRegisterInput } from '@fairhall/core/contract/preregistration/calls';
import { CHOICES, type ToldByWire } from '@fairhall/core/contract/preregistration/form-fields';
import { ok, type Result } from '@fairhall/core/result';
import type { Failure } from '../../answer.ts';
import { choiceOption, numberOption, textOption } from '../../option-values.ts';
import type { OptionField } from '../told-options.ts';

type Options = Readonly<Record<string, unknown>>;
type Given = Partial<Pick<PreRegisterInput, keyof ToldByWire>>;

/** What options say of these fields, by their names in calls; the first that says what it must not. */
export function givenFields(options: Options, fields: readonly OptionField[]): Result<Given, Failure> {
  const given: [string, string | number][] = [];
  for (const field of fields) {
    const value = givenValue(options, field);
    if (!value.ok) return value;
    if (value.value !== undefined) given.push([field.wire, value.value]);
  }
  return ok(Object.fromEntries(given));
}

function givenValue(options: Options, field: OptionField): Result<string | number | undefined, Failure> {
  if (field.kind === 'choice') return choiceOption(options, field.option, CHOICES[field.choices]);
  if (field.kind === 'quantity') return numberOption(options, field.option, 1, QUANTITY_MAX);
  return ok(textOption(options, field.option));
}
