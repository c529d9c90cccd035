import type { Generated } from 'kysely';

/** The table of what buyers plan to see at exhibitions. */
export interface PlannerTables {
  readonly planner_item: {
    item_id: string;
    account_id: string;
    exhibition_id: string;
    supplier_id: string;
    /** '' for the stand as a whole. */
    goods_id: Generated<string>;
    remark: Generated<string>;
    /** yyyy-mm-dd and HH:mm at the venue; null where the buyer has not said. There is no time without a day. */
    day: Generated<string | null>;
    time: Generated<string | null>;
    /** Epoch milliseconds. */
    created: number;
    /** How often it was changed, and when last, in epoch milliseconds. */
    revision: Generated<number>;
    changed: Generated<number>;
  };
  /** How often a buyer's plan of an exhibition was changed as a whole, with its samples, and when last, in epoch milliseconds. */
  readonly plan_revision: {
    account_id: string;
    exhibition_id: string;
    revision: Generated<number>;
    changed: Generated<number>;
  };
}
