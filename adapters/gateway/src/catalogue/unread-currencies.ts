import { currencyCodes } from '@fairhall/core/contract/catalogue/currency';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** An object whose price has an unknown currency. */
export interface UnreadCurrency {
  readonly kind: 'product' | 'order';
  readonly id: string;
  readonly currency: string;
}

/** Products, including hidden ones, and orders whose currency is no ISO 4217 code, as earlier versions accepted it. */
export async function findUnreadCurrencies(kysely: Kysely<Tables>): Promise<readonly UnreadCurrency[]> {
  const codes = sql`array(select jsonb_array_elements_text(${JSON.stringify(currencyCodes())}::jsonb))`;
  const { rows } = await sql<UnreadCurrency>`
    select kind, id, currency from (
      select 'product' as kind, id, currency from product
      union all select 'product', id, product ->> 'currency' from hidden_product
      union all select 'order', order_no, currency from goods_order
    ) priced
    where currency <> all (${codes}) order by kind desc, id`.execute(kysely);
  return rows;
}
