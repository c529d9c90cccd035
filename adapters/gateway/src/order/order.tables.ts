import type { OrderState } from '@fairhall/core/contract/order/limits';
import type { ColumnType, Generated, Selectable } from 'kysely';

/** Buyers' orders. Times are epoch milliseconds. */
export interface OrderTables {
  readonly goods_order: OrderTable;
}

export interface OrderTable {
  order_no: string;
  account_id: string;
  supplier_id: string;
  product_id: string;
  /** The product's name when it was ordered, by language. */
  product_names: ColumnType<Names, string, never>;
  /** Path of its picture; '' for none. */
  image: string;
  unit: string;
  quantity: number;
  /** Per unit, by the price ladder; null if on request. */
  price: number | null;
  currency: string;
  remark: string;
  contact: ColumnType<OrderContact, string, never>;
  lang: string;
  site_id: number;
  /** Identifies the sender's action so that it is done once; it outlives the idempotency row. REL-04 */
  task_id: string;
  created: number;
  state: Generated<OrderState>;
  /** Grows with each change of the state. */
  version: Generated<number>;
  /** When the order was confirmed, declined or cancelled; null until then. */
  state_at: number | null;
  /** The account of the person who did that; null if the account no longer exists. */
  state_by: string | null;
  /** The supplier's reason for declining; '' for none. */
  reason: Generated<string>;
  /** The enquiry whose thread has the messages about the order; null if there is none. */
  enquiry_id: string | null;
}

export type OrderRow = Selectable<OrderTable>;

type Names = Readonly<Record<string, string>>;

/** A phone number with its dialling code, which begins with a plus. */
interface Phone {
  readonly dialingCode: string;
  readonly number: string;
}

/** The contact that the supplier replies to. */
export interface OrderContact {
  readonly contactName: string;
  readonly mobile: Phone;
  readonly whatsapp?: Phone | undefined;
}
