import * as z from 'zod/mini';
import { read } from '../call.ts';
import { empty } from '../fields.ts';
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

/** Calls of a supplier's members about its exhibitions. D-05 */
export const supplierExhibition = {
  /** The supplier's exhibitions, the nearest first and then past ones; unpublished ones are left out. */
  list: read({
    id: 'API-340',
    client: 'supplier',
    path: 'blade-supplier/exhibition/list',
    access: 'supplier',
    input: empty,
    output: z.array(exhibitionOfSupplier),
    requirements: ['R-2.010', 'D-05'],
  }),
};
