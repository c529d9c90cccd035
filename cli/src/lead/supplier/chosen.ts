import { ok, type Result } from '@fairhall/core/result';
import type { Failure } from '../../answer.ts';
import type { Invocation } from '../../noun.ts';
import { textOption, wrongOption } from '../../option-values.ts';

/** Which leads the options name; '' for all. */
export function chosenLeads({
  options,
}: Pick<Invocation, 'options'>): Result<{ readonly exhibitionId: string; readonly tag: string }, Failure> {
  const exhibitionId = textOption(options, 'exhibition')?.trim() ?? '';
  if (exhibitionId !== '' && !/^\d{1,20}$/.test(exhibitionId)) return wrongOption('exhibition', exhibitionId, '1001');
  return ok({ exhibitionId, tag: textOption(options, 'tag')?.trim() ?? '' });
}
