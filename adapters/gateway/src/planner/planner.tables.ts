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
    /** Epoch milliseconds. */
    created: number;
  };
}
