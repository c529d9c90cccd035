import * as z from 'zod/mini';
import { stripBidiControls } from '../forms/text-input.ts';
import { IMPORT_KEY_MAX } from './catalogue/import-limits.ts';
import { isCleanText } from './fields.ts';

/** An id of ours, or the key that the organiser's import file gave the record. D-64 */
export const idOrKey = z
  .pipe(
    z.union([z.string(), z.int().check(z.nonnegative())]),
    z.transform((value) => stripBidiControls(String(value))),
  )
  .check(
    z.refine(
      (value) => value !== '' && value === value.trim() && value.length <= IMPORT_KEY_MAX && isCleanText(value),
      'id',
    ),
  );
