import type { GatewayContract } from '@fairhall/core/contract/contract';
import type { Handlers } from '@fairhall/core/contract/dispatcher';
import type { CallContext } from './call-context.ts';
import { accountHandlers } from './calls/account.ts';
import { catalogueHandlers } from './calls/catalogue.ts';
import { categoryHandlers } from './calls/categories.ts';
import { enquiryHandlers } from './calls/enquiry.ts';
import { siteHandlers } from './calls/site.ts';
import type { Database } from './db/database.ts';
import { openIpCountries } from './identity/ip-country.ts';
import { createSqlSearch } from './search/sql-search.ts';
import type { TextsByLanguage } from './texts.ts';

interface HandlerPorts {
  readonly database: Database;
  readonly texts: TextsByLanguage;
  /** Where the pages begin, without a slash at the end. */
  readonly pagesUrl: string;
}

/** The handlers of the whole contract; a feature adds its line here. */
export async function createHandlers({
  database,
  texts,
  pagesUrl,
}: HandlerPorts): Promise<Handlers<GatewayContract, CallContext>> {
  return {
    account: accountHandlers,
    catalogue: catalogueHandlers(createSqlSearch(database)),
    categories: categoryHandlers,
    enquiry: enquiryHandlers({ texts, pagesUrl }),
    site: siteHandlers({ ipCountries: await openIpCountries(), texts }),
  };
}
