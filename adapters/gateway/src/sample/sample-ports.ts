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

/** The functions of other features that samples need. */
export interface SamplePorts {
  readonly texts: TextsByLanguage;
  /** The base URL of the supplier pages, without a trailing slash. */
  readonly supplierPagesUrl: string;
  /** A product as currently offered; undefined if there is none. */
  findOfferedProduct(
    queries: Queries,
    productId: string,
    quantity: number,
  ): Promise<{ readonly supplierId: string; readonly sample: boolean } | undefined>;
  /** The refusal of something for a supplier or product that buyers do not see. */
  findMissingRefusal(queries: Queries, targetId: string): Promise<Refusal>;
  /** Returns an error if the action is not possible at an exhibitor's stand now, or not for the caller. */
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
  /** The caller's registrations for an exhibition. */
  listRegistrations(
    context: CallContext,
    exhibitionId: string,
  ): Promise<readonly { readonly contactName: string; readonly companyName: string; readonly countryId: string }[]>;
  /** Names and pictures, in the order of the targets. */
  describeTargets(
    queries: Queries,
    lang: string,
    targets: readonly { readonly type: 'product'; readonly targetId: string; readonly supplierId: string }[],
  ): Promise<readonly { readonly name: string; readonly image: string; readonly supplierName: string }[]>;
  /** The people who receive a supplier's emails; empty if the supplier cannot be reached. */
  listResponsiblePeople(
    queries: Queries,
    supplierId: string,
  ): Promise<readonly { readonly accountId: string; readonly email: string; readonly lang: LanguageCode }[]>;
}
