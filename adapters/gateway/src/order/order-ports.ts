import type { Refusal } from '@fairhall/core/contract/dispatcher';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';
import type { SupplierNamePorts } from '../list-supplier-names.ts';
import type { NotifyTeam } from '../mail/team-news.ts';
import type { PageUrl } from '../site-pages.ts';
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

/** The threads with the messages about orders. */
interface OrderThreads {
  /**
   * Opens the thread of an order on behalf of its buyer, who is the caller of this context; returns the id of the
   * enquiry.
   */
  open(
    context: CallContext,
    order: {
      readonly orderNo: string;
      readonly productId: string;
      readonly supplierId: string;
      readonly quantity: number;
      readonly email: string;
      readonly isVerified: boolean;
      /** The first message. */
      readonly text: string;
    },
  ): Promise<string>;
  /** Writes a message of the supplier, if the supplier can write there. */
  answer(context: CallContext, enquiryId: string, text: string): Promise<void>;
  /** Closes the thread for its buyer. */
  close(context: CallContext, enquiryId: string): Promise<void>;
  /** Whether the caller's supplier can open the thread. */
  isOfSupplier(context: CallContext, enquiryId: string): Promise<boolean>;
}

/** The functions of other features that orders need, and their settings. */
export interface OrderPorts extends SupplierNamePorts {
  readonly texts: TextsByLanguage;
  /** The absolute address of a page on a site’s own host. */
  readonly pageUrl: PageUrl;
  /** The base URL of the supplier pages, without a trailing slash. */
  readonly supplierPagesUrl: string;
  /** A product and its price for a quantity; undefined if there is no such product. */
  findOfferedProduct(queries: Queries, productId: string, quantity: number): Promise<OfferedProduct | undefined>;
  /** The refusal of something for a supplier or product that buyers do not see. */
  findMissingRefusal(queries: Queries, targetId: string): Promise<Refusal>;
  readonly orderThreads: OrderThreads;
  /** The name of an account's owner; '' for none. */
  accountName(queries: Queries, accountId: string): Promise<string>;
  readonly notifyTeam: NotifyTeam;
  /** The people who receive a supplier's emails; empty if the supplier cannot be reached. */
  listResponsiblePeople(
    queries: Queries,
    supplierId: string,
  ): Promise<readonly { readonly accountId: string; readonly email: string; readonly lang: LanguageCode }[]>;
}
