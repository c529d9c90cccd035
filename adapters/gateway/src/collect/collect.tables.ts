import type { CollectType } from '@fairhall/core/contract/collect/limits';

/** The table of items that buyers collect at exhibitions. Times are epoch milliseconds. */
export interface CollectTables {
  readonly collected: {
    account_id: string;
    exhibition_id: string;
    type: CollectType;
    target_id: string;
    since: number;
  };
}
