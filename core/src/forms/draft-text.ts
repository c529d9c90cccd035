import * as z from 'zod/mini';
import { truncateText } from './text-input.ts';

/**
 * Schema for the text of a draft, cut to `max` UTF-16 units. Cutting instead of rejecting keeps the draft's other
 * fields.
 */
export const draftText = (max: number) =>
  z.pipe(
    z.string(),
    z.transform((typed: string) => truncateText(typed, max)),
  );
