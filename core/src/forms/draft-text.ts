import * as z from 'zod/mini';
import { truncateText } from './text-input.ts';

/** What was typed, as a draft gives it back: `max` UTF-16 units at most. A field that is too long costs the others nothing. */
export const draftText = (max: number) =>
  z.pipe(
    z.string(),
    z.transform((typed: string) => truncateText(typed, max)),
  );
