import type { ColumnType, Selectable } from 'kysely';

/** The table of orders. Times are epoch milliseconds. */
export interface OrderTables {
  readonly goods_order: OrderTable;
}

export interface OrderTable {
  order_no: string;
  account_id: string;
  supplier_id: string;
  product_id: string;
  /** Of the product when it was ordered, by language. */
  product_names: ColumnType<Names, string, never>;
  /** Path of its picture; '' for none. */
  image: string;
  unit: string;
  quantity: number;
  /** Per unit, by the price ladder; null where it was on request. */
  price: number | null;
  currency: string;
  remark: string;
  contact: ColumnType<OrderContact, string, never>;
  lang: string;
  site_id: number;
  /** What the sender's action was made for once; it outlives the idempotency row. REL-04 */
  task_id: string;
  created: number;
}

export type OrderRow = Selectable<OrderTable>;

type Names = Readonly<Record<string, string>>;

/** A number with its dialling code, which begins with a plus. */
interface Phone {
  readonly dialingCode: string;
  readonly number: string;
}

/** Whom the supplier answers. */
export interface OrderContact {
  readonly contactName: string;
  readonly mobile: Phone;
  readonly whatsapp?: Phone | undefined;
}
