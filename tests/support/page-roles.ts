import type { RouteName } from '@fairhall/core/routes/routes';
import type { Database } from '@fairhall/gateway/db/database';
import { loadFeatureTestData } from './feature-test-data.ts';

/** The access to a page: `page-roles.gateway.test.ts` defines each kind for each role. */
export type PageKind = 'open' | 'guests' | 'personal' | 'members' | 'elsewhere' | 'suppliersSite' | 'unbuilt';

export interface PageRole {
  readonly kind: PageKind;
  /** An address of an existing item; that of `fixtures/urls` when absent. */
  readonly address?: (rfqId: string) => string;
  /** For a personal page: inserts data of a buyer that the page shows, with a text that nobody else may see. */
  readonly insertPersonalData?: (database: Database, accountId: string, mark: string) => Promise<unknown>;
}

/** The roles of a feature's pages, in `pages.test-data.ts` of its folder. */
export type PageRoles = Readonly<Partial<Record<RouteName, PageRole>>>;

export const readPageRoles = (): Promise<Readonly<Record<string, PageRole>>> =>
  loadFeatureTestData<PageRole>('web/src/*/pages.test-data.ts');
