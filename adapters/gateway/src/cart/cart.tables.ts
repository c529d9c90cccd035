/** The table of enquiry carts. Times are epoch milliseconds. */
export interface CartTables {
  readonly cart_product: { account_id: string; product_id: string; added: number };
}
