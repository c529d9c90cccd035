import { sql } from 'kysely';

/** Passes ids as one parameter of a statement. */
export const toIdList = (ids: readonly string[]) => sql`${[...ids]}::text[]`;
