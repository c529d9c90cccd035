import { screen } from '../page/screens.ts';

/** The pages of this feature by their routes. */
export const supplierScreens = {
  singleSignOn: screen(() => import('./login.screen.ts'), 'src/supplier/login.screen.ts', [
    'account',
    'forms',
    'supplierSite',
  ]),
  initPassword: screen(() => import('./invitation.screen.ts'), 'src/supplier/invitation.screen.ts', [
    'account',
    'forms',
    'supplierSite',
  ]),
  supplierInbox: screen(() => import('./inbox.screen.ts'), 'src/supplier/inbox.screen.ts', ['supplierSite']),
  supplierThread: screen(
    () => import('./thread.screen.ts'),
    'src/supplier/thread.screen.ts',
    ['files', 'forms', 'thread', 'supplierSite'],
    { hasActionBar: true },
  ),
  supplierOrders: screen(() => import('./orders.screen.ts'), 'src/supplier/orders.screen.ts', [
    'catalogue',
    'supplierSite',
  ]),
  supplierMeetings: screen(() => import('./meetings.screen.ts'), 'src/supplier/meetings.screen.ts', ['supplierSite']),
  supplierLeads: screen(() => import('./leads.screen.ts'), 'src/supplier/leads.screen.ts', [
    'badge',
    'supplierLeads',
    'supplierSite',
  ]),
  supplierProducts: screen(() => import('./products.screen.ts'), 'src/supplier/products.screen.ts', [
    'catalogue',
    'supplierSite',
  ]),
  supplierNewProduct: screen(() => import('./new-product.screen.ts'), 'src/supplier/new-product.screen.ts', [
    'catalogue',
    'forms',
    'supplierSite',
    'tags',
  ]),
  supplierProduct: screen(() => import('./product.screen.ts'), 'src/supplier/product.screen.ts', [
    'catalogue',
    'forms',
    'supplierSite',
    'tags',
  ]),
  productPreview: screen(() => import('./preview.screen.ts'), 'src/supplier/preview.screen.ts', [
    'catalogue',
    'forms',
    'product',
    'supplierSite',
  ]),
  supplierPeople: screen(() => import('./people.screen.ts'), 'src/supplier/people.screen.ts', [
    'forms',
    'supplierSite',
  ]),
  supplierCertificates: screen(() => import('./certificates.screen.ts'), 'src/supplier/certificates.screen.ts', [
    'files',
    'forms',
    'supplierSite',
  ]),
  supplierProfile: screen(() => import('./profile.screen.ts'), 'src/supplier/profile.screen.ts', [
    'businessCard',
    'catalogue',
    'forms',
    'supplierSite',
  ]),
} as const;

declare module '../page/screens.ts' {
  interface BuiltRoutes extends Record<keyof typeof supplierScreens, true> {}
}
