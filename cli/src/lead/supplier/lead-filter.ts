import { ok, type Result } from '@fairhall/core/result';
import type { Failure } from '../../answer.ts';
import type { Invocation } from '../../noun.ts';
import { failInvalidOption, readTextOption } from '../../option-values.ts';

/** The filter for leads from the options; '' for all. */
export function parseLeadFilter({
  options,
}: Pick<Invocation, 'options'>): Result<{ readonly exhibitionId: string; readonly tag: string }, Failure> {
  const exhibitionId = readTextOption(options, 'exhibition')?.trim() ?? '';
  if (exhibitionId !== '' && !/^\d{1,20}$/.test(exhibitionId))
    return failInvalidOption('exhibition', exhibitionId, '1001');
  return ok({ exhibitionId, tag: readTextOption(options, 'tag')?.trim() ?? '' });
}
