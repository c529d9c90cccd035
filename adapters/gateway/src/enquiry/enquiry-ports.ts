import type { Attachment } from '@fairhall/core/contract/attachment';
import type { Refusal } from '@fairhall/core/contract/dispatcher';
import type { LocalFile } from '@fairhall/core/contract/local-file';
import type { Result } from '@fairhall/core/result';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { SiteSettings } from '@fairhall/core/site/site-settings';
import type { CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';
import type { TextsByLanguage } from '../texts.ts';
import type { Opening } from './business-hours.ts';

/** What an enquiry is about. */
export interface TargetOfEnquiry {
  readonly type: 'product' | 'supplier';
  readonly targetId: string;
  readonly supplierId: string;
}

/** What reckoning how suppliers answer needs of suppliers and of the catalogue. */
export interface ReplyPorts {
  getOpeningHours(queries: Queries, supplierId: string): Promise<Opening>;
  /** Writes anew what lists and pages show of a supplier. */
  refreshSupplierRow(queries: Queries, supplierId: string): Promise<void>;
}

/** A file of a message. */
export interface ThreadFile extends Attachment {
  /** Whether it has a small view. */
  readonly isPicture: boolean;
}

/** Files of messages. They are sent before the message is, and become part of it when it is kept. */
interface ThreadFiles {
  /** Keeps a file for whoever sends it, outside of any transaction. */
  store(context: CallContext, enquiryId: string, file: LocalFile): Promise<Result<Attachment, Refusal>>;
  /** Makes files part of a message, in its transaction; false where one of them cannot be had. */
  adopt(
    context: CallContext,
    message: { readonly enquiryId: string; readonly messageId: string },
    fileIds: readonly string[],
  ): Promise<boolean>;
  /** The files of each message that has some, in their order. */
  of(queries: Queries, messageIds: readonly string[]): Promise<ReadonlyMap<string, readonly ThreadFile[]>>;
  /** A name without contact data. */
  hiddenName(name: string): string;
  /** Where a file is fetched, for a while; not to be asked while a transaction is open. */
  addressOf(fileId: string, isHidden: boolean, now: number): Promise<string>;
  /** Where the small view of a picture is fetched; not to be asked while a transaction is open either. */
  smallAddressOf(fileId: string, now: number): Promise<string>;
}

/** The columns that name a target, and the language. */
type TargetSql = Readonly<Record<'type' | 'targetId' | 'lang', string>>;

/** Parts of statements that are other features' own, so that a list is read in one statement. */
export interface ListSql {
  /** What a target is called; '' for what is gone. */
  targetName(target: TargetSql): string;
  /** Path of its picture; '' for none. */
  targetImage(target: TargetSql): string;
  supplierName(supplierId: string, lang: string): string;
  /** The text that was set for the site of a column, null for none. */
  selectSetting(siteId: string, name: keyof SiteSettings): string;
}

/** What threads need besides their context. */
export interface ThreadPorts extends ReplyPorts, ListSql {
  readonly texts: TextsByLanguage;
  /** Where the pages begin: origin and base path, without a slash at the end. */
  readonly pagesUrl: string;
  /** The same of the pages for suppliers. */
  readonly supplierPagesUrl: string;
  readonly threadFiles: ThreadFiles;
  /** What holds for a site. */
  readSiteSettings(queries: Queries, siteId: number): Promise<SiteSettings>;
  /** Whom mails for a supplier go to; nobody where it cannot be reached. */
  listResponsiblePeople(
    queries: Queries,
    supplierId: string,
  ): Promise<readonly { readonly accountId: string; readonly email: string; readonly lang: LanguageCode }[]>;
  /** The name that an account's owner gave; '' for none. */
  accountName(queries: Queries, accountId: string): Promise<string>;
  /** Names and pictures in a language, in the order of the targets; '' for what is gone. */
  describeTargets(
    queries: Queries,
    lang: string,
    targets: readonly TargetOfEnquiry[],
  ): Promise<readonly { readonly name: string; readonly image: string; readonly supplierName: string }[]>;
}
