import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Queries } from '../../db/database.ts';
import type { TextsByLanguage } from '../../texts.ts';
import type { SupplierProductPorts } from '../supplier/supplier-product-ports.ts';

/** What staff need to settle what suppliers change in their products. */
export interface ReviewPorts extends SupplierProductPorts {
  readonly texts: TextsByLanguage;
  /** Where the pages for suppliers begin: origin and base path, without a slash at the end. */
  readonly supplierPagesUrl: string;
  /** Whom mails for a supplier go to; nobody where it cannot be reached. */
  listResponsiblePeople(
    queries: Queries,
    supplierId: string,
  ): Promise<readonly { readonly accountId: string; readonly email: string; readonly lang: LanguageCode }[]>;
}
