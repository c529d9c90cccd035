import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Queries } from '../db/database.ts';
import type { TextsByLanguage } from '../texts.ts';

/** What an enquiry is about. */
export interface TargetOfEnquiry {
  readonly type: 'product' | 'supplier';
  readonly targetId: string;
  readonly supplierId: string;
}

/** What threads need besides their context. */
export interface ThreadPorts {
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
