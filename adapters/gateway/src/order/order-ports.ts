import type { LanguageCode } from '@fairhall/core/site/languages';
import type { CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';
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
export interface OrderPorts {
  readonly texts: TextsByLanguage;
  /** Where the pages begin, without a slash at the end. */
  readonly pagesUrl: string;
  /** The same of the pages for suppliers. */
  readonly supplierPagesUrl: string;
  /** A product and its price for a quantity; undefined where there is none. */
  offeredProduct(queries: Queries, productId: string, quantity: number): Promise<OfferedProduct | undefined>;
  /** What each of these suppliers is called in a language, else in English; '' for one that is gone. */
  describeTargets(
    queries: Queries,
    lang: string,
    targets: readonly { readonly type: 'supplier'; readonly targetId: string; readonly supplierId: string }[],
  ): Promise<readonly { readonly supplierName: string }[]>;
  /** Whom mails for a supplier go to; nobody where it cannot be reached. */
  whoAnswers(
    queries: Queries,
    supplierId: string,
  ): Promise<readonly { readonly accountId: string; readonly email: string; readonly lang: LanguageCode }[]>;
}

/** What suppliers are called, in the order of their ids. */
export async function supplierNames(
  { describeTargets }: Pick<OrderPorts, 'describeTargets'>,
  { database, lang }: Pick<CallContext, 'database' | 'lang'>,
  supplierIds: readonly string[],
): Promise<readonly string[]> {
  const targets = supplierIds.map((id) => ({ type: 'supplier' as const, targetId: id, supplierId: id }));
  return (await describeTargets(database, lang, targets)).map(({ supplierName }) => supplierName);
}
