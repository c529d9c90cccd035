import type { GatewayContract } from '@fairhall/core/contract/contract';
import type { Handlers } from '@fairhall/core/contract/dispatcher';
import type { Passwords } from './accounts/passwords.ts';
import type { CallContext } from './call-context.ts';
import { accountHandlers } from './calls/account.ts';
import { cartHandlers } from './calls/cart.ts';
import { catalogueHandlers } from './calls/catalogue.ts';
import { categoryHandlers } from './calls/categories.ts';
import { enquiryHandlers } from './calls/enquiry.ts';
import { rfqHandlers } from './calls/rfq.ts';
import { siteHandlers } from './calls/site.ts';
import { uploadHandlers } from './calls/upload.ts';
import type { Database } from './db/database.ts';
import type { KeepFile } from './files/keep-file.ts';
import type { SignedAddresses } from './files/signed-address.ts';
import { openIpCountries } from './identity/ip-country.ts';
import { createSqlSearch } from './search/sql-search.ts';
import type { TextsByLanguage } from './texts.ts';

interface HandlerPorts {
  readonly database: Database;
  readonly texts: TextsByLanguage;
  /** Where the pages begin, without a slash at the end. */
  readonly pagesUrl: string;
  readonly passwords: Passwords;
  readonly keepFile: KeepFile;
  readonly addresses: SignedAddresses;
}

/** The handlers of the whole contract; a feature adds its line here. */
export async function createHandlers(ports: HandlerPorts): Promise<Handlers<GatewayContract, CallContext>> {
  return {
    account: accountHandlers(ports),
    cart: cartHandlers(ports),
    catalogue: catalogueHandlers(createSqlSearch(ports.database)),
    categories: categoryHandlers,
    enquiry: enquiryHandlers(ports),
    rfq: rfqHandlers(ports),
    site: siteHandlers({ ipCountries: await openIpCountries(), texts: ports.texts }),
    upload: uploadHandlers(ports),
  };
}
