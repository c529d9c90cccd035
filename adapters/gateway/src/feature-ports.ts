import type { OperatorListName } from '@fairhall/core/contract/operator-list/limits';
import { accountName } from './account/account-name.ts';
import { purchaseInfoOf, userInfoOf } from './account/buyer-info.ts';
import { createConfirmAddress } from './account/confirm-address.ts';
import { forgetReissued, reissuedSince, revokeBadge } from './badge/badge-signer.ts';
import { badgeOf } from './badge/own-badges.ts';
import { readBadgeCode } from './badge/read-badge-code.ts';
import { endSharing } from './business-card/share-card.ts';
import { describeTargets, supplierName, targetImage, targetName } from './catalogue/describe-targets.ts';
import type { CountView } from './catalogue/directory/view-counter.ts';
import { findTarget } from './catalogue/find-target.ts';
import { firstPictures } from './catalogue/first-pictures.ts';
import { namedSupplier } from './catalogue/named-supplier.ts';
import { offeredProduct } from './catalogue/offered-product.ts';
import { ownWordsOf } from './catalogue/own-words.ts';
import { supplierOfProduct, suppliersOf } from './catalogue/product-suppliers.ts';
import { refreshSupplierRow } from './catalogue/world/refresh-texts.ts';
import { writeOwnWords } from './catalogue/write-own-words.ts';
import { tagNames } from './categories/tag-names.ts';
import { collectedIds } from './collect/collected-ids.ts';
import { areChangesReviewed, readSiteSettings, storedSetting } from './configuration/site-settings.ts';
import type { Changes } from './db/changes.ts';
import type { Database } from './db/database.ts';
import { maskFileName } from './enquiry/mask-file-name.ts';
import { openEnquiries } from './enquiry/open-enquiries.ts';
import { createPassOnRequest } from './enquiry/pass-on-request.ts';
import { reckonReply } from './enquiry/reckon-reply.ts';
import { createSendEnquiry } from './enquiry/send-enquiry.ts';
import { usedEnquiryLink, verifyEnquiry } from './enquiry/verify-enquiry.ts';
import { waitingEnquiries } from './enquiry/waiting-enquiries.ts';
import { beginAt } from './exhibition/begin-at.ts';
import { comingExhibitions } from './exhibition/coming-exhibitions.ts';
import { exhibitionsByIds } from './exhibition/exhibition-rows.ts';
import { exhibitionToRegister } from './exhibition/exhibition-to-register.ts';
import { exhibitorsSql } from './exhibition/exhibitors-sql.ts';
import { sharedFields } from './exhibition/shared-fields.ts';
import { showStands } from './exhibition/show-stands.ts';
import { standExhibition } from './exhibition/stand-exhibition.ts';
import { standsByTags } from './exhibition/stands-by-tags.ts';
import { exhibitionsOf } from './exhibition/supplier-exhibitions.ts';
import { keepFeedback } from './feedback/keep-feedback.ts';
import { followedOf } from './follow/followed-ids.ts';
import type { Passwords } from './identity/passwords.ts';
import type { Kinds } from './import-kind.ts';
import { plannedMeetings } from './meeting/planned-meetings.ts';
import type { PassFailpoint } from './operations/failpoints.ts';
import { rowsOf } from './operator-list/rows-of.ts';
import type { OperatorListPart } from './operator-rows.ts';
import { ownedParts } from './owned-parts.ts';
import { confirmRegistrations } from './preregistration/confirm-registration.ts';
import { ownBadge } from './preregistration/own-badge.ts';
import { listRegistrations } from './preregistration/own-registrations.ts';
import type { PreregistrationPorts } from './preregistration/preregistration-ports.ts';
import { hideFields, registrationOfBadge, sharedRegistrations } from './preregistration/shared-registrations.ts';
import { waitingRequests } from './rfq/waiting-requests.ts';
import { ownSamples } from './sample/own-samples.ts';
import { countryByCode, countryById } from './site/countries.ts';
import { createIpCountries } from './site/ip-country.ts';
import type { PageSettings } from './site-pages.ts';
import { subscriptionSign } from './subscription/subscription-sign.ts';
import { wantsNews } from './subscription/wants-news.ts';
import { openingOf } from './supplier/profile.ts';
import type { ProfilePorts } from './supplier/profile-ports.ts';
import { whoAnswers, whoCouldAnswer } from './supplier-login/responsible-people.ts';
import { supplierPersonOf } from './supplier-login/supplier-person.ts';
import type { TextsByLanguage } from './texts.ts';
import { adoptPictures, adoptPrivatePictures, releasePictures } from './upload/adopt-pictures.ts';
import { createAttachments } from './upload/attachments.ts';
import { createCertificateFiles } from './upload/certificate-files.ts';
import type { Files } from './upload/files.ts';
import { createImportPictures } from './upload/import-pictures.ts';
import { createSentFiles } from './upload/sent-files.ts';
import { pictureSubject } from './upload/sent-picture.ts';
import { createThreadFiles } from './upload/thread-files.ts';

/** What features are made from. */
export interface PlatformPorts {
  readonly database: Database;
  /** What tells of changes in the database, where somebody listens. */
  readonly changes?: Changes | undefined;
  readonly texts: TextsByLanguage;
  readonly settings: PageSettings;
  /** Where the pages begin: origin and base path, without a slash at the end. */
  readonly pagesUrl: string;
  /** The same of the pages for suppliers. */
  readonly supplierPagesUrl: string;
  readonly passwords: Passwords;
  readonly files: Files;
  readonly failpoint: PassFailpoint;
  /** Counts that somebody viewed a product, a supplier or a category. D-57 */
  readonly countView: CountView;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** What features declare for others, each name by one of them. It is filled once all features are made, before any call. */
export interface DeclaredParts {
  readonly importKinds: Kinds;
  readonly operatorLists: Partial<Readonly<Record<OperatorListName, OperatorListPart>>>;
}

/** The arguments of a function after its ports. */
type AfterPorts<Of extends (ports: never, ...rest: never[]) => unknown> =
  Parameters<Of> extends [unknown, ...infer Rest] ? Rest : never;

const countryCodeOf = (countryId: string) => countryById(countryId)?.code2;
const dialingCodeOf = (countryId: string) => countryById(countryId)?.dialingCode;
const countryIdOf = (code2: string) => countryByCode(code2)?.id;

/** Of exhibitions, for other features. */
const EXHIBITION_PORTS = {
  comingExhibitions,
  exhibitionToRegister,
  exhibitionsByIds,
  exhibitionsOf,
  exhibitorsSql,
  standExhibition,
  showStands,
  standsByTags,
  sharedFields,
  beginAt: (...given: AfterPorts<typeof beginAt>) => beginAt({ listRegistrations }, ...given),
  plannedMeetings: (...given: AfterPorts<typeof plannedMeetings>) => plannedMeetings({ describeTargets }, ...given),
  bookedSamples: (...given: AfterPorts<typeof ownSamples>) => ownSamples({ describeTargets, showStands }, ...given),
};

/** Of a buyer's interests, for other features. */
const INTEREST_PORTS = { openEnquiries, followedOf, collectedIds, tagNames };

/** Of badges, for other features. */
const BADGE_PORTS = {
  countryCodeOf,
  badgeOf: (...[context, registered, exhibition]: Parameters<PreregistrationPorts['badgeOf']>) =>
    badgeOf({ countryCodeOf, sharedFields }, context, registered, exhibition),
  ownBadge,
  readBadgeCode,
  registrationOfBadge,
  sharedRegistrations,
  hideFields,
  revokeBadge,
  reissuedSince,
  forgetReissued,
  purchaseInfoOf,
};

/** What a feature needs of another is handed over here, so that none imports another. */
export function createFeaturePorts(platform: PlatformPorts, { importKinds, operatorLists }: DeclaredParts) {
  const sentFiles = createSentFiles({ ...platform, hiddenName: maskFileName });
  const threadFiles = createThreadFiles(sentFiles);
  const reply = { openingOf, refreshSupplierRow };
  const threads = {
    ...platform,
    ...reply,
    targetName,
    targetImage,
    supplierName,
    storedSetting,
    accountName,
    describeTargets,
    whoAnswers,
    readSiteSettings,
    threadFiles,
  };
  const sendEnquiry = createSendEnquiry({ ...threads, findTarget });
  const attachments = createAttachments(sentFiles);
  const passOnRequest = createPassOnRequest(threads);
  const requests = { ...platform, attachments, passOnRequest, exhibitionsByIds, standsByTags, suppliersOf };
  const waitingParts = [waitingEnquiries(threads), waitingRequests(requests)];
  const confirmAddress = createConfirmAddress(waitingParts, (...given) => confirmRegistrations(ports, ...given));
  const ports = {
    ...threads,
    ...BADGE_PORTS,
    ...EXHIBITION_PORTS,
    ...INTEREST_PORTS,
    importKinds,
    operatorLists,
    sentFiles,
    adoptPictures,
    adoptPrivatePictures,
    releasePictures,
    signPicture: (id: string, now: number) => sentFiles.addresses.sign(pictureSubject(id), now),
    importPictures: createImportPictures(sentFiles.keepFile),
    certificateFiles: createCertificateFiles(sentFiles),
    attachments,
    listRegistrations,
    userInfoOf,
    supplierPersonOf,
    endSharing,
    wantsNews,
    subscriptionSign,
    areChangesReviewed,
    owned: ownedParts(platform.files),
    waitingParts,
    confirmAddress,
    usedEnquiryLink,
    verifyEnquiry: (...given: AfterPorts<typeof verifyEnquiry>) =>
      verifyEnquiry({ ...threads, confirmAddress }, ...given),
    sendEnquiry,
    passOnRequest,
    supplierOfProduct,
    suppliersOf,
    namedSupplier,
    firstPictures,
    offeredProduct,
    ownWordsOf,
    writeOwnWords,
    reckonReply: (...given: Parameters<ProfilePorts['reckonReply']>) => reckonReply(reply, ...given),
    whoCouldAnswer,
    hasPeople: async (...given: Parameters<typeof whoAnswers>) => (await whoAnswers(...given)).length > 0,
    ipCountries: createIpCountries(),
    countryIdOf,
    dialingCodeOf,
    keepFeedback,
    rowsOf,
  };
  return ports;
}

export type FeaturePorts = ReturnType<typeof createFeaturePorts>;
