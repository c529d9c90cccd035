import type { BadgeRecord } from '@fairhall/core/contract/badge/calls';
import type { IndustryKey } from '@fairhall/core/site/industries';
import type { CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';
import type { NotifyTeam } from '../mail/team-news.ts';
import type { PageUrl } from '../site-pages.ts';
import type { TextsByLanguage } from '../texts.ts';
import type { ConfirmAddress } from '../waiting-items.ts';
import type { BadgeRegistration } from './list-registrations.ts';
import type { StoredScan } from './preregistration.tables.ts';

/** The facts that a pre-registration needs about its exhibition. */
export interface RegisteredExhibition {
  readonly exhibitionId: string;
  readonly websiteId: number;
  readonly industry: IndustryKey;
  /** In the language of the call. */
  readonly name: string;
  readonly location: string;
  /** Days at the venue, as yyyy-mm-dd. */
  readonly inshowStartDate: string;
  readonly inshowEndDate: string;
  /** Whether registration is possible: the exhibition is published and not over. */
  readonly isOpen: boolean;
  /** The path of its page on its country's site, with the base path. */
  readonly path: string;
}

/** The functions of other features that pre-registrations need. */
export interface PreregistrationPorts {
  /** Undefined if the exhibition does not exist or is not visible. */
  readonly exhibitionToRegister: (
    context: CallContext,
    exhibitionId: string,
  ) => Promise<RegisteredExhibition | undefined>;
  /** Attaches the caller's private pictures to a record; false if one of them is not available. */
  readonly adoptPrivatePictures: (
    context: CallContext,
    holder: string,
    pictureIds: readonly string[],
  ) => Promise<boolean>;
  readonly releasePictures: (context: CallContext, holder: string, pictureIds: readonly string[]) => Promise<void>;
  /**
   * The signature that gives access to a private picture, for `?s=` in its address. Do not call it in an open
   * transaction.
   */
  readonly signPicture: (pictureId: string, now: number) => Promise<string>;
  /** The badge of a registration, signed by the exhibition. D-31 */
  readonly badgeOf: (
    context: CallContext,
    registered: BadgeRegistration,
    exhibition: RegisteredExhibition,
  ) => Promise<BadgeRecord>;
  /**
   * Revokes a badge number, so that scanners reject its code. `registrationId` is set if the same person has a newer
   * number. D-31
   */
  readonly revokeBadge: (
    queries: Queries,
    badge: { readonly exhibitionId: string; readonly badgeNo: string; readonly registrationId?: string },
    now: number,
  ) => Promise<void>;
  /** Unlinks the earlier badges of a registration, when the registration passes to another person. */
  readonly forgetReissued: (queries: Queries, registrationId: string) => Promise<void>;
  /** Makes a revoked badge number valid again. D-31 */
  readonly restoreBadge: (
    queries: Queries,
    badge: { readonly exhibitionId: string; readonly badgeNo: string },
  ) => Promise<void>;
  /**
   * Gives a registration's scans, draws and earlier badge numbers to another registration, or to nobody if it is null;
   * returns what is needed to restore them.
   */
  readonly moveScans: (queries: Queries, from: string, to: string | null) => Promise<readonly StoredScan[]>;
  readonly moveDraws: (queries: Queries, from: string, to: string | null) => Promise<readonly string[]>;
  readonly moveReissued: (queries: Queries, from: string, to: string | null) => Promise<readonly string[]>;
  /** Undo these moves; `keptBy` is the registration that got them. */
  readonly restoreScans: (
    queries: Queries,
    moved: {
      readonly registrationId: string;
      readonly keptBy: string | null;
      readonly scans: readonly StoredScan[];
    },
  ) => Promise<void>;
  readonly restoreDraws: (
    queries: Queries,
    moved: { readonly registrationId: string; readonly keptBy: string | null; readonly draws: readonly string[] },
  ) => Promise<void>;
  readonly restoreReissued: (
    queries: Queries,
    moved: {
      readonly exhibitionId: string;
      readonly registrationId: string;
      readonly badgeNos: readonly string[];
    },
  ) => Promise<void>;
  /** The ISO 3166-1 numeric code of a two-letter code or of itself, and the reverse; undefined if unknown. */
  readonly getCountryId: (code: string) => string | undefined;
  /** A country's dialling code, with its sign, by its ISO 3166-1 number. */
  readonly getDialingCode: (countryId: string) => string | undefined;
  readonly getCountryCode: (countryId: string) => string | undefined;
  /** Whether an address receives newsletters. D-60 */
  readonly hasNewsConsent: (queries: Queries, email: string) => Promise<boolean>;
  /** The signature that proves that its holder received a newsletter at the address. D-60 */
  readonly subscriptionSign: (queries: Queries, email: string) => Promise<string>;
  /** Cancels an account's open meetings and samples at an exhibition, with the emails to the exhibitors. */
  readonly cancelOpenBookings: (
    context: CallContext,
    bookings: { readonly exhibitionId: string; readonly accountId: string },
  ) => Promise<void>;
  readonly notifyTeam: NotifyTeam;
  /** Confirms an address that has received an email, and continues the actions that waited for it. */
  readonly confirmAddress: ConfirmAddress;
  readonly texts: TextsByLanguage;
  /** The absolute address of a page on a site’s own host. */
  readonly pageUrl: PageUrl;
}
