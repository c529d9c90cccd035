import type { PageRoles } from '../../../tests/support/page-roles.ts';

/** Which users may open each page. */
export const pageRoles: PageRoles = {
  sitemap: { kind: 'open' },
  hot: { kind: 'open' },
  search: { kind: 'open' },
  category: { kind: 'open', address: () => '/category/Home-textiles_TX01.html' },
  aggregate: { kind: 'open', address: () => '/aggregate/home-textiles_TX01.html' },
  aggregateList: { kind: 'open' },
  showroomList: { kind: 'open' },
  showroom: { kind: 'open', address: () => '/showroom/bags.html' },
  hotsList: { kind: 'open' },
  hots: { kind: 'open', address: () => '/hots/cotton.html' },
  categories: { kind: 'open' },
  categoriesT2: { kind: 'open', address: () => '/categoriesT2/TX01' },
  productCategories: { kind: 'open' },
  latestProducts: { kind: 'open' },
  compare: { kind: 'open', address: () => '/compare?ids=P1' },
  operations: { kind: 'open', address: () => '/products' },
  buyerOperation: { kind: 'unbuilt', address: () => '/turkey/buyer_operation' },
  supplier: { kind: 'open', address: () => '/supplier/Coimbatore-Weaves_S1.html' },
  product: { kind: 'open', address: () => '/Cotton-tote-bag_P1.html' },
};
