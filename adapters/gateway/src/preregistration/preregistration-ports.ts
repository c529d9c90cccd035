import type { BadgeRecord } from '@fairhall/core/contract/badge/calls';
import type { IndustryKey } from '@fairhall/core/site/industries';
import type { CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';
import type { TextsByLanguage } from '../texts.ts';
import type { ConfirmAddress } from '../waiting-items.ts';
import type { BadgeRegistration } from './list-registrations.ts';

/** What a pre-registration has to know of its exhibition. */
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
  /** Whether one can register: it is published and not over. */
  readonly isOpen: boolean;
  /** The path of its page on its country's site, with the base path. */
  readonly path: string;
}

/** What a pre-registration needs of other features. */
export interface PreregistrationPorts {
  /** Undefined for one that is not there, or that nobody may see. */
  readonly exhibitionToRegister: (
    context: CallContext,
    exhibitionId: string,
  ) => Promise<RegisteredExhibition | undefined>;
  /** Makes private pictures of the caller part of a record; false where one of them cannot be had. */
  readonly adoptPrivatePictures: (
    context: CallContext,
    holder: string,
    pictureIds: readonly string[],
  ) => Promise<boolean>;
  readonly releasePictures: (context: CallContext, holder: string, pictureIds: readonly string[]) => Promise<void>;
  /** What shows a private picture, as `?s=` of its address. Not to be asked while a transaction is open. */
  readonly signPicture: (pictureId: string, now: number) => Promise<string>;
  /** The badge of somebody who is registered, signed by the exhibition. D-31 */
  readonly badgeOf: (
    context: CallContext,
    registered: BadgeRegistration,
    exhibition: RegisteredExhibition,
  ) => Promise<BadgeRecord>;
  /** Ends a badge number: whoever reads its code is told. `registrationId` where the same person has a newer one. D-31 */
  readonly revokeBadge: (
    queries: Queries,
    badge: { readonly exhibitionId: string; readonly badgeNo: string; readonly registrationId?: string },
    now: number,
  ) => Promise<void>;
  /** Forgets whose earlier badges these were, where a registration goes over to somebody else. */
  readonly forgetReissued: (queries: Queries, registrationId: string) => Promise<void>;
  /** ISO 3166-1 numeric of a code of two letters, and the other way; undefined for none. */
  readonly getCountryId: (code2: string) => string | undefined;
  /** A country's dialling code, with its sign, by its ISO 3166-1 number. */
  readonly getDialingCode: (countryId: string) => string | undefined;
  readonly getCountryCode: (countryId: string) => string | undefined;
  /** Whether an address gets mails of news. D-60 */
  readonly hasNewsConsent: (queries: Queries, email: string) => Promise<boolean>;
  /** What shows that somebody got such a mail. D-60 */
  readonly subscriptionSign: (queries: Queries, email: string) => Promise<string>;
  /** Confirms an address that mail was shown to reach, with what waits for that. */
  readonly confirmAddress: ConfirmAddress;
  readonly texts: TextsByLanguage;
  /** Where the pages begin: origin and base path, without a slash at the end. */
  readonly pagesUrl: string;
}
