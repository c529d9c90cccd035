import * as z from 'zod/mini';
import { read } from '../call.ts';
import { empty } from '../fields.ts';
import { exhibitionRow } from './calls.ts';

/** An exhibition that a supplier stands at, and where. */
const exhibitionJoined = z.object({
  exhibition: exhibitionRow,
  standNo: z.string(),
  hall: z.string(),
  /** In the language of the call; '' where the hall has none. */
  hallName: z.string(),
});

export type JoinedExhibition = z.output<typeof exhibitionJoined>;

/** Calls of a supplier's people about where it exhibits. D-05 */
export const supplierExhibition = {
  /** Exhibitions that the supplier stands at, the nearest first and then those that are over; what is not published is left out. */
  list: read({
    id: 'API-340',
    client: 'supplier',
    path: 'blade-supplier/exhibition/list',
    access: 'supplier',
    input: empty,
    output: z.array(exhibitionJoined),
    requirements: ['R-2.010', 'D-05'],
  }),
};
