// The logins of the demo world, which everybody knows. Each kind logs in on pages of its own and nowhere else, so pages
// of one kind import that kind alone; a server in production opens to none of them. THR-17

/** Of buyers. */
export const DEMO_BUYER_LOGINS = [
  { email: 'buyer@demo.fairhall.test', password: 'fairhall-buyer' },
  { email: 'buyer2@demo.fairhall.test', password: 'fairhall-buyer' },
  /** Has joined and not confirmed the address. */
  { email: 'newbuyer@demo.fairhall.test', password: 'fairhall-buyer' },
] as const;

/** Of suppliers' people. D-39 */
export const DEMO_SUPPLIER_LOGINS = [
  { email: 'supplier@demo.fairhall.test', password: 'fairhall-supplier' },
  { email: 'supplier2@demo.fairhall.test', password: 'fairhall-supplier' },
  { email: 'supplier3@demo.fairhall.test', password: 'fairhall-supplier' },
] as const;
