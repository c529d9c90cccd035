import { sql } from 'kysely';

/** Ids as one parameter of a statement. */
export const toIdList = (ids: readonly string[]) => sql`${[...ids]}::text[]`;
