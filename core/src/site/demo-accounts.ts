// The logins of the demo data, which are public. Each kind logs in on its own pages only, so pages of one kind import
// only that kind. A production server rejects all of them. THR-17

/** Demo buyers. */
export const DEMO_BUYER_LOGINS = [
  { email: 'buyer@demo.fairhall.test', password: 'fairhall-buyer' },
  { email: 'buyer2@demo.fairhall.test', password: 'fairhall-buyer' },
  /** Has joined but not confirmed the email address. */
  { email: 'newbuyer@demo.fairhall.test', password: 'fairhall-buyer' },
] as const;

/** Demo accounts of suppliers' people. D-39 */
export const DEMO_SUPPLIER_LOGINS = [
  { email: 'supplier@demo.fairhall.test', password: 'fairhall-supplier' },
  { email: 'supplier2@demo.fairhall.test', password: 'fairhall-supplier' },
  { email: 'supplier3@demo.fairhall.test', password: 'fairhall-supplier' },
] as const;
