import type { PreregOpening } from '@fairhall/core/preregistration/opening';
import { ok, type Result } from '@fairhall/core/result';
import { readQuery } from '@fairhall/core/routes/query';
import type { Failure } from '../answer.ts';
import { failInvalidOption, readFlagOption, readNumberOption, readTextOption } from '../option-values.ts';

type Signs = Pick<PreregOpening, 'query' | 'inApp'>;

/** Reads the options that decide the form's version, with the names of the address parameters. A-03 */
export function readVersionSigns(options: Readonly<Record<string, unknown>>): Result<Signs, Failure> {
  const variant = readNumberOption(options, 'aiVariant', 0, 99);
  if (!variant.ok) return variant;
  const form = readTextOption(options, 'form');
  const { preRegisterForm } = readQuery(form === undefined ? [] : [['f_pr', form]]);
  if (form !== undefined && preRegisterForm === undefined)
    return failInvalidOption('form', form, 'old, new, -999 … 999');
  const preRegisterSplit = readFlagOption(options, 'split') || undefined;
  return ok({
    query: { preRegisterForm, preRegisterSplit, aiVariant: variant.value },
    inApp: readFlagOption(options, 'app'),
  });
}
