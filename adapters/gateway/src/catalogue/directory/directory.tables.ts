/** Tables of the directory indexes and of view counts. */
export interface DirectoryTables {
  /** Views of a day (yyyy-mm-dd, UTC). */
  readonly seen_on_day: { kind: ViewedKind; item_id: string; day: string; views: number };
  readonly seen_total: { kind: ViewedKind; item_id: string; views: number };
  /** The most viewed, `place` from 1. */
  readonly hot_item: { kind: ViewedKind; place: number; item_id: string };
  /** A keyword or category by its address; `item_id` is the category or tag it is named after. */
  readonly index_entry: {
    kind: 'showroom' | 'hots' | 'aggregates';
    slug: string;
    item_id: string;
    letter: string;
    parent_id: string | null;
    names: Record<string, string>;
    products: number;
  };
}

/** Kinds of items whose views are counted. D-22 */
export type ViewedKind = 'product' | 'supplier' | 'category';
