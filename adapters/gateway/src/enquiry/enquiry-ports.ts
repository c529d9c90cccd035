import type { LanguageCode } from '@fairhall/core/site/languages';
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
  openingOf(queries: Queries, supplierId: string): Promise<Opening>;
  /** Writes anew what lists and pages show of a supplier. */
  refreshSupplierRow(queries: Queries, supplierId: string): Promise<void>;
}

/** What threads need besides their context. */
export interface ThreadPorts extends ReplyPorts {
  readonly texts: TextsByLanguage;
  /** Where the pages begin: origin and base path, without a slash at the end. */
  readonly pagesUrl: string;
  /** The same of the pages for suppliers. */
  readonly supplierPagesUrl: string;
  /** Whom mails for a supplier go to; nobody where it cannot be reached. */
  whoAnswers(
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
