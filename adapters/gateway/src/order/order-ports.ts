import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Queries } from '../db/database.ts';
import type { SupplierNamePorts } from '../list-supplier-names.ts';
import type { TextsByLanguage } from '../texts.ts';

/** A product as currently offered. */
export interface OfferedProduct {
  readonly supplierId: string;
  /** By language. */
  readonly names: Readonly<Record<string, string>>;
  /** Path of its picture; '' for none. */
  readonly image: string;
  readonly unit: string;
  readonly currency: string;
  readonly minOrder: number;
  /** Per unit for the requested quantity; null if on request. */
  readonly price: number | null;
}

/** The functions of other features that orders need, and their settings. */
export interface OrderPorts extends SupplierNamePorts {
  readonly texts: TextsByLanguage;
  /** The base URL of the pages, without a trailing slash. */
  readonly pagesUrl: string;
  /** The base URL of the supplier pages, without a trailing slash. */
  readonly supplierPagesUrl: string;
  /** A product and its price for a quantity; undefined if there is no such product. */
  findOfferedProduct(queries: Queries, productId: string, quantity: number): Promise<OfferedProduct | undefined>;
  /** The people who receive a supplier's emails; empty if the supplier cannot be reached. */
  listResponsiblePeople(
    queries: Queries,
    supplierId: string,
  ): Promise<readonly { readonly accountId: string; readonly email: string; readonly lang: LanguageCode }[]>;
}
