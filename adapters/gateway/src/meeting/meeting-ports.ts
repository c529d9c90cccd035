import type { Refusal } from '@fairhall/core/contract/dispatcher';
import type { Exhibition } from '@fairhall/core/contract/exhibition/calls';
import type { Result } from '@fairhall/core/result';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Selectable } from 'kysely';
import type { CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';
import type { SupplierNamePorts } from '../list-supplier-names.ts';
import type { ExhibitionUrl, PageUrl } from '../site-pages.ts';
import type { TextsByLanguage } from '../texts.ts';
import type { MeetingTables } from './meeting.tables.ts';

export type MeetingRow = Selectable<MeetingTables['meeting_booking']>;

/** The exhibition and stand of a meeting. */
export interface MeetingVenue {
  readonly exhibition: Exhibition;
  readonly stand: { readonly standNo: string; readonly hall: string };
}

/** The functions of other features that meetings need. */
export interface MeetingPorts extends SupplierNamePorts {
  readonly texts: TextsByLanguage;
  /** The absolute address of a page on a site’s own host. */
  readonly pageUrl: PageUrl;
  readonly exhibitionUrl: ExhibitionUrl;
  /** The base URL of the supplier pages, without a trailing slash. */
  readonly supplierPagesUrl: string;
  /** Returns an error if the action is not possible at an exhibitor's stand now, or not for the caller. */
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
  /** The caller's registrations for an exhibition. */
  listRegistrations(
    context: CallContext,
    exhibitionId: string,
  ): Promise<readonly { readonly contactName: string; readonly companyName: string; readonly countryId: string }[]>;
  /** The people who receive a supplier's emails; empty if the supplier cannot be reached. */
  listResponsiblePeople(
    queries: Queries,
    supplierId: string,
  ): Promise<readonly { readonly accountId: string; readonly email: string; readonly lang: LanguageCode }[]>;
}
