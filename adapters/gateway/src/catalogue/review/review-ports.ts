import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Queries } from '../../db/database.ts';
import type { TextsByLanguage } from '../../texts.ts';
import type { SupplierProductPorts } from '../supplier/supplier-product-ports.ts';

/** Ports for reviews of suppliers' product changes by staff. */
export interface ReviewPorts extends SupplierProductPorts {
  readonly texts: TextsByLanguage;
  /** URL of the suppliers' pages: origin and base path, without a trailing slash. */
  readonly supplierPagesUrl: string;
  /** Recipients of mails for a supplier; empty if it cannot be reached. */
  listResponsiblePeople(
    queries: Queries,
    supplierId: string,
  ): Promise<readonly { readonly accountId: string; readonly email: string; readonly lang: LanguageCode }[]>;
}
