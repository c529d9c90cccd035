import type { PreregOpening } from '@fairhall/core/preregistration/opening';
import { ok, type Result } from '@fairhall/core/result';
import { readQuery } from '@fairhall/core/routes/query';
import type { Failure } from '../answer.ts';
import { flagOption, numberOption, textOption, wrongOption } from '../option-values.ts';

type Signs = Pick<PreregOpening, 'query' | 'inApp'>;

/** What decides the form's version, as an address would say it. A-03 */
export function versionSigns(options: Readonly<Record<string, unknown>>): Result<Signs, Failure> {
  const variant = numberOption(options, 'aiVariant', 0, 99);
  if (!variant.ok) return variant;
  const form = textOption(options, 'form');
  const { preRegisterForm } = readQuery(form === undefined ? [] : [['f_pr', form]]);
  if (form !== undefined && preRegisterForm === undefined) return wrongOption('form', form, 'old, new, -999 … 999');
  const preRegisterSplit = flagOption(options, 'split') || undefined;
  return ok({
    query: { preRegisterForm, preRegisterSplit, aiVariant: variant.value },
    inApp: flagOption(options, 'app'),
  });
}
