import type { Attachment } from '@fairhall/core/contract/attachment';
import type { Refusal } from '@fairhall/core/contract/dispatcher';
import type { LocalFile } from '@fairhall/core/contract/local-file';
import type { Result } from '@fairhall/core/result';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { SiteSettings } from '@fairhall/core/site/site-settings';
import type { CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';
import type { NotifyTeam } from '../mail/team-news.ts';
import type { PageUrl } from '../site-pages.ts';
import type { TextsByLanguage } from '../texts.ts';
import type { Opening } from './business-hours.ts';

/** The target of an enquiry. */
export interface TargetOfEnquiry {
  readonly type: 'product' | 'supplier';
  readonly targetId: string;
  readonly supplierId: string;
}

/** Ports for computing suppliers' response figures. */
export interface ReplyPorts {
  getOpeningHours(queries: Queries, supplierId: string): Promise<Opening>;
  /** Rewrites a supplier's texts in lists and pages. */
  refreshSupplierRow(queries: Queries, supplierId: string): Promise<void>;
}

export interface ThreadFile extends Attachment {
  /** Whether it has a small version. */
  readonly isPicture: boolean;
}

/** Files of messages. They are uploaded before the message is sent, and become part of it when it is saved. */
interface ThreadFiles {
  /** Stores an uploaded file, outside of any transaction. */
  store(context: CallContext, enquiryId: string, file: LocalFile): Promise<Result<Attachment, Refusal>>;
  /** Makes files part of a message, in its transaction; false if one of them is not available to the caller. */
  adopt(
    context: CallContext,
    message: { readonly enquiryId: string; readonly messageId: string },
    fileIds: readonly string[],
  ): Promise<boolean>;
  /** The files of each message that has any, in their order. */
  of(queries: Queries, messageIds: readonly string[]): Promise<ReadonlyMap<string, readonly ThreadFile[]>>;
  /** A file name with contact data masked. */
  hiddenName(name: string): string;
  /** A temporary URL of a file; do not call it inside a transaction. */
  addressOf(fileId: string, isHidden: boolean, now: number): Promise<string>;
  /** The URL of a picture's small version; do not call it inside a transaction either. */
  smallAddressOf(fileId: string, now: number): Promise<string>;
}

/** SQL expressions of a target and of the language. */
type TargetSql = Readonly<Record<'type' | 'targetId' | 'lang', string>>;

/** SQL expressions that other features provide, so that a list is read in one statement. */
export interface ListSql {
  /** A target's name, as an SQL expression; '' if the target is gone. */
  targetName(target: TargetSql): string;
  /** Path of the target's picture, as an SQL expression; '' for none. */
  targetImage(target: TargetSql): string;
  /** The unit of the target's quantities, as an SQL expression; '' for a supplier and a product that is gone. */
  targetUnit(target: TargetSql): string;
  supplierName(supplierId: string, lang: string): string;
  /** The stored setting of the site in a column, as an SQL expression; null if it is not set. */
  selectSetting(siteId: string, name: keyof SiteSettings): string;
}

/** A supplier that a buyer is offered, with the product that is most like the one that they asked for. */
export interface OfferedSupplier {
  readonly productId: string;
  readonly name: string;
  /** Path of the product's picture; '' for none. */
  readonly image: string;
  readonly supplierId: string;
  readonly supplierName: string;
}

/**
 * When a buyer is offered other suppliers, in epoch milliseconds: once the supplier has had the business hours that the
 * site gives to answer. Without a supplier, the usual business hours in UTC count.
 */
export type GetOfferTime = (
  queries: Queries,
  request: { readonly siteId: number; readonly supplierId: string | null },
  now: number,
) => Promise<number>;

/** Ports of threads, besides their context. */
export interface ThreadPorts extends ReplyPorts, ListSql {
  readonly notifyTeam: NotifyTeam;
  readonly getOfferTime: GetOfferTime;
  /** Up to three suppliers of products like a product, or like those of a supplier. */
  findOffers(queries: Queries, lang: string, wish: { readonly id: string }): Promise<readonly OfferedSupplier[]>;
  readonly texts: TextsByLanguage;
  /** The absolute address of a page on a site’s own host. */
  readonly pageUrl: PageUrl;
  /** URL of the suppliers' pages, in the same form. */
  readonly supplierPagesUrl: string;
  readonly threadFiles: ThreadFiles;
  /** The effective settings of a site. */
  readSiteSettings(queries: Queries, siteId: number): Promise<SiteSettings>;
  /** Recipients of mails for a supplier; empty if it cannot be reached. */
  listResponsiblePeople(
    queries: Queries,
    supplierId: string,
  ): Promise<readonly { readonly accountId: string; readonly email: string; readonly lang: LanguageCode }[]>;
  /** The order whose messages a thread has, if the order went to the thread's supplier; undefined for any other thread. */
  findOrderOfThread(
    queries: Queries,
    thread: { readonly enquiryId: string; readonly supplierId: string },
  ): Promise<{ readonly orderNo: string } | undefined>;
  /** How many orders a buyer's account has sent to a supplier. */
  countOrdersTo(
    queries: Queries,
    parties: { readonly accountId: string; readonly supplierId: string },
  ): Promise<number>;
  /** The name of an account's owner; '' for none. */
  accountName(queries: Queries, accountId: string): Promise<string>;
  /** Names and pictures in a language, in the order of the targets; '' for targets that are gone. */
  describeTargets(
    queries: Queries,
    lang: string,
    targets: readonly TargetOfEnquiry[],
  ): Promise<
    readonly { readonly name: string; readonly image: string; readonly unit: string; readonly supplierName: string }[]
  >;
}
