import type { Refusal } from '@fairhall/core/contract/dispatcher';
import type { Unkept } from './keep-file.ts';

/** Why a file is not kept, as a call refuses it. */
export function refusalOfFile(unkept: Unkept): Refusal {
  if ('refusal' in unkept) return unkept.refusal;
  const { problem } = unkept;
  return { code: problem === 'tooLarge' ? '413' : '400', message: `upload.${problem}` };
}
