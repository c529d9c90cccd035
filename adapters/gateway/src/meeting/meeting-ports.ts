import type { Refusal } from '@fairhall/core/contract/dispatcher';
import type { Exhibition } from '@fairhall/core/contract/exhibition/calls';
import type { Result } from '@fairhall/core/result';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Selectable } from 'kysely';
import type { CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';
import type { SupplierNamePorts } from '../list-supplier-names.ts';
import type { TextsByLanguage } from '../texts.ts';
import type { MeetingTables } from './meeting.tables.ts';

export type MeetingRow = Selectable<MeetingTables['meeting_booking']>;

/** Where a meeting would be. */
export interface MeetingVenue {
  readonly exhibition: Exhibition;
  readonly stand: { readonly standNo: string; readonly hall: string };
}

/** What meetings at stands need of others. */
export interface MeetingPorts extends SupplierNamePorts {
  readonly texts: TextsByLanguage;
  /** Where the pages begin, without a slash at the end. */
  readonly pagesUrl: string;
  /** The same of the pages for suppliers. */
  readonly supplierPagesUrl: string;
  /** Refuses what cannot be begun at an exhibitor's stand now, or not by the caller. */
  checkStandAction(
    context: CallContext,
    input: { readonly exhibitionId: string; readonly supplierId: string; readonly action: 'bookMeeting' },
  ): Promise<Result<MeetingVenue, Refusal>>;
  showStands(
    context: CallContext,
    exhibitionId: string,
    supplierIds: readonly string[],
  ): Promise<readonly { readonly standNo: string; readonly hall: string }[]>;
  findExhibitionsByIds(context: CallContext, ids: readonly string[]): Promise<readonly Exhibition[]>;
  /** How the caller registered for an exhibition. */
  listRegistrations(
    context: CallContext,
    exhibitionId: string,
  ): Promise<readonly { readonly contactName: string; readonly companyName: string; readonly countryId: string }[]>;
  /** Whom mails for a supplier go to; nobody where it cannot be reached. */
  listResponsiblePeople(
    queries: Queries,
    supplierId: string,
  ): Promise<readonly { readonly accountId: string; readonly email: string; readonly lang: LanguageCode }[]>;
}
