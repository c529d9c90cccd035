import type { OperatorListName } from '@fairhall/core/contract/operator-list/limits';
import type { ExhibitionLinkTarget } from '@fairhall/core/exhibition/links';
import { accountName } from './account/account-name.ts';
import { getPurchaseInfo, userInfoOf } from './account/buyer-info.ts';
import { createConfirmAddress } from './account/confirm-address.ts';
import { listPeopleAccounts } from './account/people-accounts.ts';
import {
  findExhibitionOfRevoked,
  findReissuedRegistration,
  forgetReissued,
  moveReissued,
  restoreBadge,
  restoreReissued,
  revokeBadge,
} from './badge/badge-signer.ts';
import { badgeOf } from './badge/list-buyer-badges.ts';
import { readBadgeCode } from './badge/read-badge-code.ts';
import { endSharing, findBuyerOfCard } from './business-card/share-card.ts';
import type { CallContext } from './call-context.ts';
import { describeTargets, supplierName, targetImage, targetName, targetUnit } from './catalogue/describe-targets.ts';
import { countSupplierViews } from './catalogue/directory/count-supplier-views.ts';
import type { CountView } from './catalogue/directory/view-counter.ts';
import { findCatalogueEntry } from './catalogue/find-catalogue-entry.ts';
import { findNamedSupplier } from './catalogue/find-named-supplier.ts';
import { findOfferedProduct } from './catalogue/find-offered-product.ts';
import { findOffers } from './catalogue/find-offers.ts';
import { findTarget } from './catalogue/find-target.ts';
import { findImportedId, findImportedIds } from './catalogue/import/find-imported-id.ts';
import { listFirstPictures } from './catalogue/list-first-pictures.ts';
import { listProductSuppliers, supplierOfProduct } from './catalogue/product-suppliers.ts';
import { type CountEmptySearch, listEmptySearches } from './catalogue/search/empty-searches.ts';
import { countProductChanges } from './catalogue/supplier/count-product-changes.ts';
import { listSupplierProducts } from './catalogue/supplier/list-supplier-products.ts';
import { countCompanyPictures } from './catalogue/supplier-pictures/count-company-pictures.ts';
import {
  findMissingRefusal,
  findTakenDownSupplier,
  isSupplierTakenDown,
} from './catalogue/take-down/taken-down-supplier.ts';
import { refreshSupplierRow } from './catalogue/world/refresh-texts.ts';
import { writeProfileContent } from './catalogue/write-profile-content.ts';
import { tagNames } from './categories/tag-names.ts';
import { listEndingCertificates } from './certificate/list-ending-certificates.ts';
import { listCollectedIds } from './collect/list-collected-ids.ts';
import type { ProcessHost } from './configuration/process-hosts.ts';
import { hasChangeReview, readSiteSettings, selectSetting } from './configuration/site-settings.ts';
import { COUNTRY_CODES } from './country-codes.ts';
import type { Changes } from './db/changes.ts';
import type { Database } from './db/database.ts';
import { countAnswersByDay, countEnquiriesByDay } from './enquiry/count-enquiries.ts';
import { countRecentEnquiries } from './enquiry/count-recent-enquiries.ts';
import { countWaitingEnquiries } from './enquiry/count-waiting-enquiries.ts';
import { enquiryLists } from './enquiry/enquiry-lists.statements.ts';
import { maskFileName } from './enquiry/mask-file-name.ts';
import { createNotifyRfqSuppliers } from './enquiry/notify-rfq-suppliers.ts';
import { createOfferMail } from './enquiry/offer-mail.ts';
import { createGetOfferTime } from './enquiry/offer-time.ts';
import { openEnquiries } from './enquiry/open-enquiries.ts';
import { createOrderThreads } from './enquiry/order-threads.ts';
import { readInbox } from './enquiry/read-inbox.ts';
import { createSendEnquiry } from './enquiry/send-enquiry.ts';
import { createSendRfqToSuppliers } from './enquiry/send-rfq-to-suppliers.ts';
import { updateResponseStats } from './enquiry/update-response-stats.ts';
import { findUsedEnquiryLink, verifyEnquiry } from './enquiry/verify-enquiry.ts';
import { createWaitingEnquiries } from './enquiry/waiting-enquiries.ts';
import { checkStandAction } from './exhibition/check-stand-action.ts';
import { findExhibitionsByIds } from './exhibition/exhibition-rows.ts';
import { exhibitionToRegister } from './exhibition/exhibition-to-register.ts';
import { exhibitorSql } from './exhibition/exhibitor-sql.ts';
import { findSharedFields } from './exhibition/find-shared-fields.ts';
import { findStandExhibition } from './exhibition/find-stand-exhibition.ts';
import { findStandsByTags } from './exhibition/find-stands-by-tags.ts';
import { listJoinedExhibitions } from './exhibition/list-joined-exhibitions.ts';
import { listSupplierExhibitionIds } from './exhibition/list-supplier-exhibition-ids.ts';
import { listUpcomingExhibitions } from './exhibition/list-upcoming-exhibitions.ts';
import { removeStands, restoreStands } from './exhibition/remove-stands.ts';
import { showStands } from './exhibition/show-stands.ts';
import { saveFeedback } from './feedback/save-feedback.ts';
import { findFollowedIds } from './follow/list-followed-ids.ts';
import type { Passwords } from './identity/passwords.ts';
import type { Kinds } from './import-kind.ts';
import { countScansByDay } from './lead/count-scans.ts';
import { moveScans, restoreScans } from './lead/move-scans.ts';
import { listPersonalData } from './list-personal-data.ts';
import { moveDraws, restoreDraws } from './lottery/move-draws.ts';
import { createNotifyTeam } from './mail/notify-team.ts';
import { cancelOpenMeetings } from './meeting/cancel-open-meetings.ts';
import { countWaitingMeetings } from './meeting/count-waiting-meetings.ts';
import { listMeetingsToday } from './meeting/list-meetings-today.ts';
import { listPlannedMeetings } from './meeting/list-planned-meetings.ts';
import type { PassFailpoint } from './operations/failpoints.ts';
import { listAllRows, listRows } from './operator-list/list-rows.ts';
import type { OperatorListHooks } from './operator-rows.ts';
import { countOrdersTo } from './order/count-orders-to.ts';
import { countReceivedOrders } from './order/count-received-orders.ts';
import { findOrderOfThread } from './order/find-order-of-thread.ts';
import { confirmRegistrations } from './preregistration/confirm-registration.ts';
import { countRegistrationsByDay } from './preregistration/count-registrations.ts';
import { findCallerBadge } from './preregistration/find-caller-badge.ts';
import { findRegisteredDetails } from './preregistration/find-registered-details.ts';
import { listOwnRegistrations, listRegistrations } from './preregistration/list-registrations.ts';
import { findEmailsOfBadge, listPeopleRegistrations } from './preregistration/people-registrations.ts';
import type { PreregistrationPorts } from './preregistration/preregistration-ports.ts';
import { searchPeople } from './preregistration/search-people.ts';
import {
  findRegistrationByNumber,
  findRegistrationOfBadge,
  findSharedRegistrations,
  hideFields,
} from './preregistration/shared-registrations.ts';
import { createWaitingRequests } from './rfq/create-waiting-requests.ts';
import { cancelOpenSamples } from './sample/cancel-open-samples.ts';
import { listSamples } from './sample/list-samples.ts';
import { findCountryByCode, findCountryById } from './site/countries.ts';
import { createIpCountries } from './site/ip-country.ts';
import type { ExhibitionUrl, PageSettings, PageUrl } from './site-pages.ts';
import type { Sites } from './sites.ts';
import { hasNewsConsent } from './subscription/has-news-consent.ts';
import { subscriptionSign } from './subscription/subscription-sign.ts';
import { getOpeningHours } from './supplier/profile.ts';
import type { ProfilePorts } from './supplier/profile-ports.ts';
import { findSupplierPeople, listResponsiblePeople } from './supplier-login/responsible-people.ts';
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

/** Platform services that features are created from. */
export interface PlatformPorts {
  readonly database: Database;
  /** Reports changes of the database; undefined if nothing listens. */
  readonly changes?: Changes | undefined;
  readonly texts: TextsByLanguage;
  readonly settings: PageSettings;
  /** The absolute address of a page on a site’s own host. */
  readonly pageUrl: PageUrl;
  /** The absolute address of an exhibition on the host of its site. */
  readonly exhibitionUrl: ExhibitionUrl;
  readonly sites: Pick<Sites, 'isOrigin' | 'hasOwnOrigin'>;
  /** The host in the ids of calendar entries, which must not change with the hosts of sites. */
  readonly calendarHost: string;
  /** URL of the suppliers' pages: origin and base path, without a trailing slash. */
  readonly supplierPagesUrl: string;
  /** The hosts that the settings of the process give to a site. */
  readonly processHosts: ReadonlyMap<string, ProcessHost>;
  readonly passwords: Passwords;
  readonly files: Files;
  readonly failpoint: PassFailpoint;
  /** Counts a view of a product, a supplier or a category. D-57 */
  readonly countView: CountView;
  /** Counts a search for words that found nothing. D-94 */
  readonly countEmptySearch: CountEmptySearch;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/**
 * Extensions that features declare for others, each name by one feature. It is filled once all features are created,
 * before any call.
 */
export interface DeclaredExtensions {
  readonly importKinds: Kinds;
  readonly operatorLists: Partial<Readonly<Record<OperatorListName, OperatorListHooks>>>;
}

/** The arguments of a function after its ports. */
type AfterPorts<Of extends (ports: never, ...rest: never[]) => unknown> =
  Parameters<Of> extends [unknown, ...infer Rest] ? Rest : never;

const getCountryCode = (countryId: string) => findCountryById(countryId)?.code2;
const getDialingCode = (countryId: string) => findCountryById(countryId)?.dialingCode;
const countryCodes = COUNTRY_CODES.map(({ code2 }) => code2);
const getCountryId = (code: string) => (findCountryByCode(code) ?? findCountryById(code))?.id;

/** Functions of exhibitions, for other features. */
const EXHIBITION_PORTS = {
  listUpcomingExhibitions,
  exhibitionToRegister,
  findExhibitionsByIds,
  listSupplierExhibitionIds,
  exhibitorSql,
  findStandExhibition,
  showStands,
  findStandsByTags,
  findSharedFields,
  checkStandAction: (...parameters: AfterPorts<typeof checkStandAction>) =>
    checkStandAction({ listRegistrations, findMissingRefusal }, ...parameters),
  listPlannedMeetings: (...parameters: AfterPorts<typeof listPlannedMeetings>) =>
    listPlannedMeetings({ describeTargets }, ...parameters),
  listSamples: (...parameters: AfterPorts<typeof listSamples>) =>
    listSamples({ describeTargets, showStands }, ...parameters),
};

/** Functions for a buyer's interests, for other features. */
const BUYER_PORTS = { openEnquiries, findFollowedIds, listCollectedIds, tagNames };

/** Functions of badges, for other features. */
const BADGE_PORTS = {
  getCountryCode,
  badgeOf: (...[context, registered, exhibition]: Parameters<PreregistrationPorts['badgeOf']>) =>
    badgeOf({ getCountryCode, findSharedFields }, context, registered, exhibition),
  findCallerBadge,
  readBadgeCode,
  findBuyerOfCard,
  findRegistrationByNumber,
  listOwnRegistrations,
  findRegistrationOfBadge,
  findSharedRegistrations,
  hideFields,
  revokeBadge,
  restoreBadge,
  findExhibitionOfRevoked,
  findReissuedRegistration,
  forgetReissued,
  moveReissued,
  restoreReissued,
  moveScans,
  restoreScans,
  moveDraws,
  restoreDraws,
  getPurchaseInfo,
};

/** What features add to a supplier's home page. */
const SUPPLIER_HOME_PORTS = {
  listSupplierProducts,
  listJoinedExhibitions,
  countReceivedOrders,
  countRecentEnquiries,
  countCompanyPictures,
  countWaitingEnquiries,
  countWaitingMeetings,
  listMeetingsToday: (...parameters: AfterPorts<typeof listMeetingsToday>) =>
    listMeetingsToday({ findExhibitionsByIds }, ...parameters),
  countProductChanges,
  listEndingCertificates,
  countSupplierViews,
};
/** Functions for the support desk, which sees people over all features. */
const PERSON_PORTS = { searchPeople, findEmailsOfBadge, listPeopleRegistrations, listPeopleAccounts };

/** Counts for the organiser's figures. */
const STATS_PORTS = {
  countRegistrationsByDay,
  countEnquiriesByDay,
  countAnswersByDay,
  countScansByDay,
  listEmptySearches,
};

/** Connects features: each gets here what it needs of others, so that none imports another. */
export function createFeaturePorts(platform: PlatformPorts, { importKinds, operatorLists }: DeclaredExtensions) {
  const sentFiles = createSentFiles({ ...platform, hiddenName: maskFileName });
  const threadFiles = createThreadFiles(sentFiles);
  const reply = { getOpeningHours, refreshSupplierRow };
  const threads = {
    ...platform,
    ...reply,
    targetName,
    targetImage,
    targetUnit,
    supplierName,
    selectSetting,
    accountName,
    describeTargets,
    listResponsiblePeople,
    readSiteSettings,
    threadFiles,
    findOrderOfThread,
    countOrdersTo,
    findOffers,
    notifyTeam: createNotifyTeam({ readSiteSettings, texts: platform.texts }),
    getOfferTime: createGetOfferTime({ readSiteSettings, getOpeningHours }),
  };
  const inboxLists = enquiryLists(threads);
  const sendEnquiry = createSendEnquiry({ ...threads, findTarget, findMissingRefusal });
  const attachments = createAttachments(sentFiles);
  const sendRfqToSuppliers = createSendRfqToSuppliers(threads);
  const notifyRfqSuppliers = createNotifyRfqSuppliers(threads);
  const requests = {
    ...platform,
    attachments,
    sendRfqToSuppliers,
    notifyRfqSuppliers,
    findExhibitionsByIds,
    findStandsByTags,
    listProductSuppliers,
    findSupplierPeople,
    findOffers,
    notifyTeam: threads.notifyTeam,
    getOfferTime: threads.getOfferTime,
    createOfferMail,
    getCountryCode,
  };
  const waitingParts = [createWaitingEnquiries(threads), createWaitingRequests(requests)];
  const confirmAddress = createConfirmAddress(waitingParts, (...parameters) =>
    confirmRegistrations(ports, ...parameters),
  );
  const ports = {
    ...threads,
    ...BADGE_PORTS,
    ...EXHIBITION_PORTS,
    ...BUYER_PORTS,
    ...SUPPLIER_HOME_PORTS,
    readInbox: (...parameters: AfterPorts<typeof readInbox>) =>
      readInbox({ ...threads, lists: inboxLists }, ...parameters),
    ...PERSON_PORTS,
    ...STATS_PORTS,
    importKinds,
    operatorLists,
    sentFiles,
    adoptPictures,
    adoptPrivatePictures,
    releasePictures,
    signPicture: (id: string, now: number) => sentFiles.addresses.sign(pictureSubject(id), now),
    importPictures: createImportPictures(sentFiles.storeUpload),
    certificateFiles: createCertificateFiles(sentFiles),
    attachments,
    createOfferMail,
    listRegistrations,
    findRegisteredDetails,
    cancelOpenBookings: async (...parameters: AfterPorts<typeof cancelOpenMeetings>): Promise<void> => {
      await cancelOpenMeetings(ports, ...parameters);
      await cancelOpenSamples(ports, ...parameters);
    },
    userInfoOf,
    supplierPersonOf,
    endSharing,
    hasNewsConsent,
    subscriptionSign,
    hasChangeReview,
    personalData: listPersonalData(platform.files),
    waitingParts,
    confirmAddress,
    findUsedEnquiryLink,
    verifyEnquiry: (...parameters: AfterPorts<typeof verifyEnquiry>) =>
      verifyEnquiry({ ...threads, confirmAddress }, ...parameters),
    sendEnquiry,
    sendRfqToSuppliers,
    notifyRfqSuppliers,
    orderThreads: createOrderThreads(threads),
    supplierOfProduct,
    listProductSuppliers,
    findNamedSupplier,
    listFirstPictures,
    findOfferedProduct,
    findMissingRefusal,
    isSupplierTakenDown,
    findTakenDownSupplier,
    removeStands,
    restoreStands,
    findCatalogueEntry,
    findImportedIds,
    findSupplierId: (context: CallContext, named: string) => findImportedId(context, 'supplier', named),
    writeProfileContent,
    updateResponseStats: (...parameters: Parameters<ProfilePorts['updateResponseStats']>) =>
      updateResponseStats(reply, ...parameters),
    findSupplierPeople,
    hasPeople: async (...parameters: Parameters<typeof listResponsiblePeople>) =>
      (await listResponsiblePeople(...parameters)).length > 0,
    ipCountries: createIpCountries(),
    countryCodes,
    getCountryId,
    getDialingCode,
    getCountryCode,
    saveFeedback,
    listAllRows,
    listRows,
    isSiteOrigin: (origin: string) => platform.sites.isOrigin(origin),
    findCountryUrl: (exhibition: ExhibitionLinkTarget) =>
      platform.sites.hasOwnOrigin(exhibition.websiteId) ? platform.exhibitionUrl(exhibition) : '',
  };
  return ports;
}

export type FeaturePorts = ReturnType<typeof createFeaturePorts>;
