import type { RouteName } from '@fairhall/core/routes/routes';
import type { Database } from '@fairhall/gateway/db/database';
import { loadFeatureTestData } from './feature-test-data.ts';

/** Who is shown a page: `page-roles.gateway.test.ts` says what each kind means for each role. */
export type PageKind = 'open' | 'guests' | 'personal' | 'members' | 'elsewhere' | 'suppliersSite' | 'unbuilt';

export interface PageRole {
  readonly kind: PageKind;
  /** An address of it that leads to something there is; that of `fixtures/urls` when absent. */
  readonly address?: (rfqId: string) => string;
  /** Of a personal page: makes something of a buyer's that the page shows, marked by a text that nobody else may see. */
  readonly insertPersonalData?: (database: Database, accountId: string, mark: string) => Promise<unknown>;
}

/** Of a feature's pages, in `pages.test-data.ts` of its folder. */
export type PageRoles = Readonly<Partial<Record<RouteName, PageRole>>>;

export const readPageRoles = (): Promise<Readonly<Record<string, PageRole>>> =>
  loadFeatureTestData<PageRole>('web/src/*/pages.test-data.ts');
