import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Queries } from '../db/database.ts';
import type { SupplierNamePorts } from '../list-supplier-names.ts';
import type { TextsByLanguage } from '../texts.ts';

/** A product as it is offered at a moment. */
export interface OfferedProduct {
  readonly supplierId: string;
  /** By language. */
  readonly names: Readonly<Record<string, string>>;
  /** Path of its picture; '' for none. */
  readonly image: string;
  readonly unit: string;
  readonly currency: string;
  readonly minOrder: number;
  /** Per unit for the quantity that was asked about; null where it is on request. */
  readonly price: number | null;
}

/** What orders need besides their context. */
export interface OrderPorts extends SupplierNamePorts {
  readonly texts: TextsByLanguage;
  /** Where the pages begin, without a slash at the end. */
  readonly pagesUrl: string;
  /** The same of the pages for suppliers. */
  readonly supplierPagesUrl: string;
  /** A product and its price for a quantity; undefined where there is none. */
  findOfferedProduct(queries: Queries, productId: string, quantity: number): Promise<OfferedProduct | undefined>;
  /** Whom mails for a supplier go to; nobody where it cannot be reached. */
  listResponsiblePeople(
    queries: Queries,
    supplierId: string,
  ): Promise<readonly { readonly accountId: string; readonly email: string; readonly lang: LanguageCode }[]>;
}
