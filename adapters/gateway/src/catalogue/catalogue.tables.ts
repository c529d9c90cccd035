import type { TradeTerms } from '@fairhall/core/contract/trade-terms';
import type { Generated } from 'kysely';

/** Tables of the catalogue. Times are epoch milliseconds, texts are by language. */
export interface CatalogueTables {
  readonly category: CategoryTable;
  readonly tag_category: { id: string; parent_id: string | null; industry: string; names: Texts };
  readonly tag: { id: string; category_id: string; industry: string; names: Texts; product_count: Generated<number> };
  readonly picture: { id: string; file: string };
  readonly supplier: SupplierTable;
  readonly supplier_text: SupplierTextTable;
  readonly product: ProductTable;
  readonly product_text: ProductTextTable;
  readonly price_tier: { product_id: string; min_quantity: number; price: number };
  readonly hidden_product: HiddenProductTable;
  /** Searches without results, by day (yyyy-mm-dd, UTC) and words. */
  readonly empty_search: { day: string; keyword: string; searches: number };
  /** Products that staff took down: their suppliers cannot show them. */
  readonly taken_down_product: {
    product_id: string;
    /** Whether buyers saw it before, so that it is shown when it is put back. */
    was_shown: boolean;
    /** Epoch milliseconds. */
    taken_down_at: number;
  };
  readonly taken_down_supplier: TakenDownSupplierTable;
  /** Ids that had a page but are no longer in the catalogue. */
  readonly gone_page: { kind: 'product' | 'supplier'; id: string };
  readonly product_change: ProductChangeTable;
  readonly profile_picture_change: ProfilePictureChangeTable;
  readonly product_tag: { product_id: string; tag_id: string };
  readonly catalogue_language: { lang: string };
  /** A product's list card, and the further content of its page, as JSON text. */
  readonly product_card: { product_id: string; lang: string; json: string };
  readonly product_page: { product_id: string; lang: string; json: string };
  readonly supplier_card: { supplier_id: string; lang: string; json: string };
  readonly supplier_page: { supplier_id: string; lang: string; json: string };
  /** The category tree as JSON text; '' stands for every language without translated names. */
  readonly category_tree: { lang: string; json: string };
  /** How many rows hold a lexeme; the lexeme '' counts the rows themselves. */
  readonly lexeme_count: {
    searched: 'product' | 'supplier';
    lexeme: string;
    found_in: number;
    /**
     * For a late lexeme (frequent, but in none of the well-ranked rows): the best rank that holds it, and how many rows
     * have that rank or a worse one; null for all other lexemes.
     */
    first_rank: number | null;
    rows_from: number | null;
  };
}

type Texts = Record<string, string>;

interface CategoryTable {
  id: string;
  parent_id: string | null;
  industry: string;
  level: number;
  names: Texts;
  /** Products in the category and its subcategories. */
  product_count: Generated<number>;
  /** First picture of the category's best-ranked product. */
  image: Generated<string | null>;
}

/** Columns of every searched table. Prices are in ten-thousandths; 0 is a price on request. */
interface SearchedTable {
  /** Position in lists; lower ranks come first. */
  rank: number;
  created: number;
  min_order: number;
  price_low: number;
  price_high: number;
  /** `price_low`, with prices on request last. */
  price_key: Generated<number>;
  search: string;
}

interface SupplierTable extends SearchedTable {
  id: string;
  industry: string;
  country_id: string;
  country_code: string;
  business_type: string;
  established: number;
  employees: number;
  light: string;
  proofs: unknown;
  spotlight: boolean;
  logo: string;
  images: Generated<string[]>;
  categories: Generated<string[]>;
  tags: Generated<string[]>;
  product_count: Generated<number>;
}

interface SupplierTextTable {
  supplier_id: string;
  lang: string;
  name: string;
  province: string;
  main_products: string[];
  about: string;
  /** The name in normalised form in the first line, then the main products. */
  search_text: string;
}

interface ProductTable extends SearchedTable {
  id: string;
  category_id: string;
  category_1: string;
  category_2: string;
  category_3: string;
  supplier_id: string;
  unit: string;
  lead_days: number | null;
  currency: string;
  images: string[];
  score: number;
  view_count: Generated<number>;
  /** Whether the supplier sends a sample before an order. */
  sample: Generated<boolean>;
  /** Null if none is stated. */
  trade_terms: Generated<TradeTerms | null>;
  /** Incremented with each change by the supplier. */
  version: Generated<number>;
}

interface ProductTextTable {
  product_id: string;
  lang: string;
  name: string;
  description: string;
  attributes: unknown;
}

/** A product that its supplier has hidden: its rows of the other tables, as JSON. */
interface HiddenProductTable {
  id: string;
  supplier_id: string;
  created: number;
  search: string;
  product: unknown;
  texts: unknown;
  tiers: unknown;
  tags: unknown;
  /** Whether it is hidden only because its supplier is taken down. */
  shown_with_supplier: Generated<boolean>;
}

/** A supplier that staff took down: its rows of the catalogue and of exhibitions, as JSON. */
interface TakenDownSupplierTable {
  supplier_id: string;
  /** Epoch milliseconds. */
  taken_down_at: number;
  /** As staff wrote it, for the supplier. */
  reason: string;
  supplier: unknown;
  search: string;
  stands: unknown;
}

/** A change of a supplier's logo and pictures that waits for an operator's review, or the result of the last review. */
interface ProfilePictureChangeTable {
  supplier_id: string;
  state: 'waiting' | 'refused' | 'accepted';
  logo: string;
  images: string[];
  since: number;
  settled_at: Generated<number | null>;
  reason: Generated<string>;
  task_id: Generated<string | null>;
}

/** A product change that waits for an operator's review, or the result of the last review. */
interface ProductChangeTable {
  product_id: string;
  supplier_id: string;
  state: 'waiting' | 'refused' | 'withdrawn' | 'accepted';
  is_new: boolean;
  change: unknown;
  /** Version of the product that the change was saved with. */
  version: number;
  since: number;
  settled_at: Generated<number | null>;
  reason: Generated<string>;
  task_id: Generated<string | null>;
}
