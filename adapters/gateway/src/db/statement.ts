/** What a statement may be given: its text says each parameter's type. */
export type StatementValue = string | number | boolean | null;

/** A statement with the name it is prepared under, once a connection. `text` answers one row of one text column. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  /**
   * Its plan is made once a connection and kept, since the same one is best for all values: planning takes five times as
   * long as looking a row up. A search by words keeps its plan only where there is no index but that of words to follow:
   * else a plan made for other words takes seconds.
   */
  readonly keepsPlan?: true;
  /**
   * It keeps its plan and reads a few rows by an index, however many there are, so that it may share a turn to the database
   * with others: none of them waits long for another.
   */
  readonly isLookUp?: true;
}

const createPlanModeStatement = (name: string, mode: string): Statement => ({
  name,
  text: `set plan_cache_mode = '${mode}'`,
});

/** How a session plans unless told otherwise: anew for each execution, for the values at hand. */
export const DEFAULT_PLAN_MODE = 'force_custom_plan';

/**
 * What runs before and after a statement that keeps its plan, in one turn with it and so in one transaction: where the
 * statement fails, the session plans anew as before.
 */
export const CACHE_PLAN_STATEMENTS = {
  before: createPlanModeStatement('plans.kept', 'force_generic_plan'),
  after: createPlanModeStatement('plans.anew', DEFAULT_PLAN_MODE),
} as const;
