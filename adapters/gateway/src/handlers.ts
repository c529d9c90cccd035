import type { GatewayContract } from '@fairhall/core/contract/contract';
import type { Handlers } from '@fairhall/core/contract/dispatcher';
import { accountHandlers } from './account/account.handlers.ts';
import type { Passwords } from './account/passwords.ts';
import type { CallContext } from './call-context.ts';
import { cartHandlers } from './cart/cart.handlers.ts';
import { catalogueHandlers } from './catalogue/catalogue.handlers.ts';
import { createSqlSearch } from './catalogue/search/sql-search.ts';
import { categoryHandlers } from './categories/categories.handlers.ts';
import type { Database } from './db/database.ts';
import { enquiryHandlers } from './enquiry/enquiry.handlers.ts';
import { rfqHandlers } from './rfq/rfq.handlers.ts';
import { openIpCountries } from './site/ip-country.ts';
import { siteHandlers } from './site/site.handlers.ts';
import type { TextsByLanguage } from './texts.ts';
import type { KeepFile } from './upload/keep-file.ts';
import type { SignedAddresses } from './upload/signed-address.ts';
import { uploadHandlers } from './upload/upload.handlers.ts';

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
