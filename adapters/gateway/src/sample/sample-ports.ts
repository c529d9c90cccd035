import type { Refusal } from '@fairhall/core/contract/dispatcher';
import type { Exhibition } from '@fairhall/core/contract/exhibition/calls';
import type { Result } from '@fairhall/core/result';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Selectable } from 'kysely';
import type { CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';
import type { TextsByLanguage } from '../texts.ts';
import type { SampleTables } from './sample.tables.ts';

export type SampleRow = Selectable<SampleTables['sample_booking']>;

/** What samples need of others. */
export interface SamplePorts {
  readonly texts: TextsByLanguage;
  /** Where the pages for suppliers begin, without a slash at the end. */
  readonly supplierPagesUrl: string;
  /** A product as it is offered now; undefined for one there is not. */
  findOfferedProduct(
    queries: Queries,
    productId: string,
    quantity: number,
  ): Promise<{ readonly supplierId: string; readonly sample: boolean } | undefined>;
  /** Refuses what cannot be begun at an exhibitor's stand now, or not by the caller. */
  checkStandAction(
    context: CallContext,
    begun: { readonly exhibitionId: string; readonly supplierId: string; readonly action: 'bookSample' },
  ): Promise<Result<unknown, Refusal>>;
  showStands(
    context: CallContext,
    exhibitionId: string,
    supplierIds: readonly string[],
  ): Promise<readonly { readonly supplierId: string; readonly standNo: string; readonly hall: string }[]>;
  findExhibitionsByIds(context: CallContext, ids: readonly string[]): Promise<readonly Exhibition[]>;
  /** How the caller registered for an exhibition. */
  listRegistrations(
    context: CallContext,
    exhibitionId: string,
  ): Promise<readonly { readonly contactName: string; readonly companyName: string; readonly countryId: string }[]>;
  /** Names and pictures in the order in which the targets are given. */
  describeTargets(
    queries: Queries,
    lang: string,
    targets: readonly { readonly type: 'product'; readonly targetId: string; readonly supplierId: string }[],
  ): Promise<readonly { readonly name: string; readonly image: string; readonly supplierName: string }[]>;
  /** Whom mails for a supplier go to; nobody where it cannot be reached. */
  listResponsiblePeople(
    queries: Queries,
    supplierId: string,
  ): Promise<readonly { readonly accountId: string; readonly email: string; readonly lang: LanguageCode }[]>;
}
