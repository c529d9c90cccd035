import type { Generated } from 'kysely';

/** Buyers' plans for exhibitions. */
export interface PlannerTables {
  readonly planner_item: {
    item_id: string;
    account_id: string;
    exhibition_id: string;
    supplier_id: string;
    /** '' for the whole stand. */
    goods_id: Generated<string>;
    remark: Generated<string>;
    /** yyyy-mm-dd and HH:mm at the venue; null if the buyer has not set it. A time always has a day. */
    day: Generated<string | null>;
    time: Generated<string | null>;
    /** Epoch milliseconds. */
    created: number;
    /** The number of changes, and the time of the last one in epoch milliseconds. */
    revision: Generated<number>;
    changed: Generated<number>;
  };
  /**
   * How often the buyer's plan of an exhibition as a whole changed, including its samples, and the time of the last
   * change in epoch milliseconds.
   */
  readonly plan_revision: {
    account_id: string;
    exhibition_id: string;
    revision: Generated<number>;
    changed: Generated<number>;
  };
}
