import * as z from 'zod/mini';
import { exhibitionRow } from './calls.ts';

/** An exhibition of a supplier, with the supplier's stand. */
export const exhibitionOfSupplier = z.object({
  exhibition: exhibitionRow,
  standNo: z.string(),
  hall: z.string(),
  /** In the language of the call; '' if the hall has no name. */
  hallName: z.string(),
});

export type JoinedExhibition = z.output<typeof exhibitionOfSupplier>;
