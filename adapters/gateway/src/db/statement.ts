/** The value of a statement's parameter; the type is written in the statement's text. */
export type StatementValue = string | number | boolean | null;

/**
 * A statement with the name under which each connection prepares it once. `text` returns one row of one text column.
 */
export interface Statement {
  readonly name: string;
  readonly text: string;
  /**
   * The plan is made once a connection and kept, because the same one is best for all values: planning takes five times
   * as long as looking up a row. A search by words keeps its plan only if it can use no index but that of words:
   * otherwise a plan made for other words may take seconds.
   */
  readonly keepsPlan?: true;
  /**
   * The statement keeps its plan and reads a few rows by an index, whatever the table's size, so it may be batched with
   * other lookups: none of them waits long for another.
   */
  readonly isLookUp?: true;
}

const createPlanModeStatement = (name: string, mode: string): Statement => ({
  name,
  text: `set plan_cache_mode = '${mode}'`,
});

/** The default plan mode of a session: a new plan for each execution, made for its values. */
export const DEFAULT_PLAN_MODE = 'force_custom_plan';

/**
 * Statements that run before and after one that keeps its plan, in the same round trip and thus in one transaction: if
 * the statement fails, the session's plan mode is rolled back too.
 */
export const CACHE_PLAN_STATEMENTS = {
  before: createPlanModeStatement('plans.kept', 'force_generic_plan'),
  after: createPlanModeStatement('plans.anew', DEFAULT_PLAN_MODE),
} as const;
