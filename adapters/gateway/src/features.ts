import type { Handlers } from '@fairhall/core/contract/dispatcher';
import type { WholeContract } from '@fairhall/core/contract/trees/all';
import { productIds } from '@fairhall/core/operator-list/promotion-list';
import { accountFeature } from './account/account.feature.ts';
import { accountName } from './account/account-name.ts';
import { purchaseInfoOf, userInfoOf } from './account/buyer-info.ts';
import { createConfirmAddress } from './account/confirm-address.ts';
import { confirmationFeature } from './account/confirmation.feature.ts';
import { ownedAccount } from './account/owned-account.ts';
import { badgeFeature } from './badge/badge.feature.ts';
import { forgetReissued, reissuedSince, revokeBadge } from './badge/badge-signer.ts';
import { badgeOf } from './badge/own-badges.ts';
import { readBadgeCode } from './badge/read-badge-code.ts';
import { businessCardFeature } from './business-card/business-card.feature.ts';
import { ownedBusinessCards } from './business-card/owned-business-cards.ts';
import { endSharing } from './business-card/share-card.ts';
import { supplierCardFeature } from './business-card/supplier-card.feature.ts';
import type { CallContext } from './call-context.ts';
import { cartFeature } from './cart/cart.feature.ts';
import { ownedCart } from './cart/owned-cart.ts';
import { catalogueFeature } from './catalogue/catalogue.feature.ts';
import { catalogueImportFeature } from './catalogue/catalogue-import.feature.ts';
import { describeTargets, supplierName, targetImage, targetName } from './catalogue/describe-targets.ts';
import type { CountView } from './catalogue/directory/view-counter.ts';
import { directoryFeature } from './catalogue/directory.feature.ts';
import { findTarget } from './catalogue/find-target.ts';
import { firstPictures } from './catalogue/first-pictures.ts';
import { namedSupplier } from './catalogue/named-supplier.ts';
import { offeredProduct } from './catalogue/offered-product.ts';
import { ownWordsOf } from './catalogue/own-words.ts';
import { supplierOfProduct, suppliersOf } from './catalogue/product-suppliers.ts';
import { staffProductFeature } from './catalogue/staff-product.feature.ts';
import { suggestionFeature } from './catalogue/suggestion.feature.ts';
import { supplierProductFeature } from './catalogue/supplier-product.feature.ts';
import { refreshSupplierRow } from './catalogue/world/refresh-texts.ts';
import { writeOwnWords } from './catalogue/write-own-words.ts';
import { categoriesFeature } from './categories/categories.feature.ts';
import { tagNames } from './categories/tag-names.ts';
import { cmsFeature } from './cms/cms.feature.ts';
import { collectFeature } from './collect/collect.feature.ts';
import { collectedIds } from './collect/collected-ids.ts';
import { ownedCollected } from './collect/owned-collected.ts';
import { configurationFeature } from './configuration/configuration.feature.ts';
import { areChangesReviewed, readSiteSettings, storedSetting } from './configuration/site-settings.ts';
import type { Changes } from './db/changes.ts';
import type { Database } from './db/database.ts';
import { enquiryFeature } from './enquiry/enquiry.feature.ts';
import { maskFileName } from './enquiry/mask-file-name.ts';
import { openEnquiries } from './enquiry/open-enquiries.ts';
import { ownedEnquiries } from './enquiry/owned-enquiries.ts';
import { createPassOnRequest } from './enquiry/pass-on-request.ts';
import { reckonReply } from './enquiry/reckon-reply.ts';
import { createSendEnquiry } from './enquiry/send-enquiry.ts';
import { staffEnquiryFeature } from './enquiry/staff-enquiry.feature.ts';
import { supplierEnquiryFeature } from './enquiry/supplier-enquiry.feature.ts';
import { usedEnquiryLink, verifyEnquiry } from './enquiry/verify-enquiry.ts';
import { waitingEnquiries } from './enquiry/waiting-enquiries.ts';
import { beginAt } from './exhibition/begin-at.ts';
import { comingExhibitions } from './exhibition/coming-exhibitions.ts';
import { exhibitionFeature } from './exhibition/exhibition.feature.ts';
import { exhibitionKind } from './exhibition/exhibition-kind.ts';
import { exhibitionsByIds } from './exhibition/exhibition-rows.ts';
import { exhibitionToRegister } from './exhibition/exhibition-to-register.ts';
import { exhibitorKind } from './exhibition/exhibitor-kind.ts';
import { exhibitorsSql } from './exhibition/exhibitors-sql.ts';
import { industryExpoFeature } from './exhibition/industry-expo.feature.ts';
import { sharedFields } from './exhibition/shared-fields.ts';
import { showStands } from './exhibition/show-stands.ts';
import { standExhibition } from './exhibition/stand-exhibition.ts';
import { standsByTags } from './exhibition/stands-by-tags.ts';
import { supplierExhibitionFeature } from './exhibition/supplier-exhibition.feature.ts';
import { exhibitionsOf } from './exhibition/supplier-exhibitions.ts';
import { keepFeedback } from './feedback/keep-feedback.ts';
import { ownedFeedback } from './feedback/owned-feedback.ts';
import { staffFeedbackFeature } from './feedback/staff-feedback.feature.ts';
import { followFeature } from './follow/follow.feature.ts';
import { followedOf } from './follow/followed-ids.ts';
import { ownedFollows } from './follow/owned-follow.ts';
import type { GatewayFeature } from './gateway-feature.ts';
import type { Resource } from './gateway-parts.ts';
import type { Passwords } from './identity/passwords.ts';
import { leadFeature } from './lead/lead.feature.ts';
import { ownedLeads } from './lead/owned-leads.ts';
import { supplierLeadFeature } from './lead/supplier-lead.feature.ts';
import type { FlooredAnswers } from './limits/answer-floor.ts';
import type { Budget } from './limits/budgets.ts';
import { lotteryFeature } from './lottery/lottery.feature.ts';
import { ownedDraws } from './lottery/owned-draws.ts';
import { staffLotteryFeature } from './lottery/staff-lottery.feature.ts';
import { meetingFeature } from './meeting/meeting.feature.ts';
import { ownedMeetings } from './meeting/owned-meetings.ts';
import { plannedMeetings } from './meeting/planned-meetings.ts';
import { supplierMeetingFeature } from './meeting/supplier-meeting.feature.ts';
import type { PassFailpoint } from './operations/failpoints.ts';
import { operatorListFeature } from './operator-list/operator-list.feature.ts';
import type { OperatorListPorts } from './operator-list/operator-list-ports.ts';
import { rowsOf } from './operator-list/rows-of.ts';
import { orderFeature } from './order/order.feature.ts';
import { ownedOrders } from './order/owned-orders.ts';
import { supplierOrderFeature } from './order/supplier-order.feature.ts';
import type { OwnedPart } from './owned-part.ts';
import { ownedByPlatform } from './owned-platform.ts';
import { ownedPlanner } from './planner/owned-planner.ts';
import { plannerFeature } from './planner/planner.feature.ts';
import { confirmRegistrations } from './preregistration/confirm-registration.ts';
import { invitationKind } from './preregistration/invitation-kind.ts';
import { ownBadge } from './preregistration/own-badge.ts';
import { listRegistrations } from './preregistration/own-registrations.ts';
import { ownedRegistrations, registrationIdsOf } from './preregistration/owned-registrations.ts';
import { preregistrationFeature } from './preregistration/preregistration.feature.ts';
import type { PreregistrationPorts } from './preregistration/preregistration-ports.ts';
import { registrationKind } from './preregistration/registration-kind.ts';
import { hideFields, registrationOfBadge, sharedRegistrations } from './preregistration/shared-registrations.ts';
import { staffPreregistrationFeature } from './preregistration/staff-preregistration.feature.ts';
import { promotionFeature, unknownProducts } from './promotion/promotion.feature.ts';
import { ownedRequests } from './rfq/owned-requests.ts';
import { rfqFeature } from './rfq/rfq.feature.ts';
import { waitingRequests } from './rfq/waiting-requests.ts';
import { ownSamples } from './sample/own-samples.ts';
import { ownedSamples } from './sample/owned-samples.ts';
import { sampleFeature } from './sample/sample.feature.ts';
import { supplierSampleFeature } from './sample/supplier-sample.feature.ts';
import { scoreFeature } from './score/score.feature.ts';
import { countryByCode, countryById } from './site/countries.ts';
import { createIpCountries } from './site/ip-country.ts';
import { siteFeature } from './site/site.feature.ts';
import type { PageSettings } from './site-pages.ts';
import { staffFeature } from './staff/staff.feature.ts';
import { ownedStandRequests } from './stand/owned-stand-requests.ts';
import { staffStandFeature } from './stand/staff-stand.feature.ts';
import { standFeature } from './stand/stand.feature.ts';
import { ownedSubscription } from './subscription/owned-subscription.ts';
import { subscriptionFeature } from './subscription/subscription.feature.ts';
import { subscriptionSign } from './subscription/subscription-sign.ts';
import { wantsNews } from './subscription/wants-news.ts';
import { certificateFeature } from './supplier/certificate.feature.ts';
import { certificateAdminFeature } from './supplier/certificate-admin.feature.ts';
import { openingOf } from './supplier/profile.ts';
import type { ProfilePorts } from './supplier/profile-ports.ts';
import { supplierFeature } from './supplier/supplier.feature.ts';
import { supplierAdminFeature } from './supplier/supplier-admin.feature.ts';
import { supplierCertificateFeature } from './supplier/supplier-certificate.feature.ts';
import { supplierPersonOf } from './supplier/supplier-person.ts';
import { supplierProfileFeature } from './supplier/supplier-profile.feature.ts';
import { whoAnswers, whoCouldAnswer } from './supplier/who-answers.ts';
import type { TextsByLanguage } from './texts.ts';
import { unknownSuppliers, writeLights } from './traffic-light/light-of-supplier.ts';
import { trafficLightFeature } from './traffic-light/traffic-light.feature.ts';
import { adoptPictures, adoptPrivatePictures, releasePictures } from './upload/adopt-pictures.ts';
import { createAttachments } from './upload/attachments.ts';
import { createCertificateFiles } from './upload/certificate-files.ts';
import type { Files } from './upload/files.ts';
import { createImportPictures } from './upload/import-pictures.ts';
import { ownedFiles } from './upload/owned-files.ts';
import { createSentFiles } from './upload/sent-files.ts';
import { pictureSubject } from './upload/sent-picture.ts';
import { createThreadFiles } from './upload/thread-files.ts';
import { uploadFeature } from './upload/upload.feature.ts';

/** Every feature of the gateway, one line each, under the name of its branch of the contract. */
const FEATURES = {
  account: accountFeature,
  badge: badgeFeature,
  cart: cartFeature,
  catalogue: catalogueFeature,
  catalogueImport: catalogueImportFeature,
  categories: categoriesFeature,
  certificate: certificateFeature,
  certificateAdmin: certificateAdminFeature,
  cms: cmsFeature,
  businessCard: businessCardFeature,
  collect: collectFeature,
  configuration: configurationFeature,
  confirmation: confirmationFeature,
  directory: directoryFeature,
  enquiry: enquiryFeature,
  exhibition: exhibitionFeature,
  follow: followFeature,
  industryExpo: industryExpoFeature,
  lead: leadFeature,
  lottery: lotteryFeature,
  meeting: meetingFeature,
  operatorList: operatorListFeature,
  order: orderFeature,
  planner: plannerFeature,
  preregistration: preregistrationFeature,
  promotion: promotionFeature,
  rfq: rfqFeature,
  sample: sampleFeature,
  score: scoreFeature,
  site: siteFeature,
  staff: staffFeature,
  staffEnquiry: staffEnquiryFeature,
  staffFeedback: staffFeedbackFeature,
  staffLottery: staffLotteryFeature,
  staffPreregistration: staffPreregistrationFeature,
  staffProduct: staffProductFeature,
  staffStand: staffStandFeature,
  stand: standFeature,
  subscription: subscriptionFeature,
  suggestion: suggestionFeature,
  supplier: supplierFeature,
  supplierAdmin: supplierAdminFeature,
  supplierCard: supplierCardFeature,
  supplierCertificate: supplierCertificateFeature,
  supplierEnquiry: supplierEnquiryFeature,
  supplierExhibition: supplierExhibitionFeature,
  supplierLead: supplierLeadFeature,
  supplierMeeting: supplierMeetingFeature,
  supplierOrder: supplierOrderFeature,
  supplierProfile: supplierProfileFeature,
  supplierProduct: supplierProductFeature,
  supplierSample: supplierSampleFeature,
  trafficLight: trafficLightFeature,
  upload: uploadFeature,
};

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

/** What is kept of a buyer, in the order in which it is erased: the account, by which the rest is found, is the last. */
export const ownedParts = (files: Files): readonly OwnedPart[] => [
  ownedEnquiries,
  ownedRequests,
  ownedOrders,
  ownedCart,
  ownedFollows,
  ownedPlanner,
  ownedMeetings,
  ownedCollected,
  ownedSamples,
  ownedBusinessCards,
  ownedDraws,
  ownedLeads(registrationIdsOf),
  ownedRegistrations,
  ownedFiles(files),
  ownedSubscription,
  ownedFeedback,
  ownedStandRequests,
  ownedByPlatform,
  ownedAccount,
];

/** What the operators' lists need of the features whose pages they fill. */
const OPERATOR_LISTS: OperatorListPorts['lists'] = {
  light: {
    named: { column: 'supplierId', idsOf: ({ supplierId = '' }) => [supplierId] },
    unknown: (queries, rows) =>
      unknownSuppliers(
        queries,
        rows.map(({ supplierId = '' }) => supplierId),
      ),
    written: (transaction, supplierIds) => writeLights(refreshSupplierRow, transaction, supplierIds),
  },
  promotion: {
    named: { column: 'products', idsOf: productIds },
    unknown: (queries, rows) => unknownProducts(queries, rows.flatMap(productIds)),
  },
  link: {},
  page: {},
  news: {},
};

/** What a function takes after its ports. */
type Tail<Of extends (ports: never, ...rest: never[]) => unknown> =
  Parameters<Of> extends [unknown, ...infer Rest] ? Rest : never;

/** What others are told of exhibitions. */
const EXHIBITION_PORTS = {
  ...{ comingExhibitions, exhibitionToRegister, exhibitionsByIds, exhibitionsOf, exhibitorsSql, standExhibition },
  showStands,
  standsByTags,
  sharedFields,
  beginAt: (...asked: Tail<typeof beginAt>) => beginAt({ listRegistrations }, ...asked),
  plannedMeetings: (...asked: Tail<typeof plannedMeetings>) => plannedMeetings({ describeTargets }, ...asked),
  bookedSamples: (...asked: Tail<typeof ownSamples>) => ownSamples({ describeTargets, showStands }, ...asked),
};

const countryCodeOf = (countryId: string) => countryById(countryId)?.code2;
const dialingCodeOf = (countryId: string) => countryById(countryId)?.dialingCode;
const countryIdOf = (code2: string) => countryByCode(code2)?.id;

/** What others load by files that the catalogue's imports take. */
const importKindsOf = (ports: PreregistrationPorts) => ({
  exhibition: exhibitionKind({ countryIdOf, countryCodeOf }),
  exhibitor: exhibitorKind,
  registration: registrationKind(ports),
  invitation: invitationKind(ports),
});

/** What others are told of a buyer's interests. */
const INTEREST_PORTS = { openEnquiries, followedOf, collectedIds, tagNames };

/** What others are told of badges. */
const BADGE_PORTS = {
  countryCodeOf,
  badgeOf: (...[context, registered, exhibition]: Parameters<PreregistrationPorts['badgeOf']>) =>
    badgeOf({ countryCodeOf, sharedFields }, context, registered, exhibition),
  ownBadge,
  readBadgeCode,
  ...{ registrationOfBadge, sharedRegistrations, hideFields },
  revokeBadge,
  reissuedSince,
  forgetReissued,
  purchaseInfoOf,
};

/** What a feature needs of another is handed over here, so that none imports another. */
function portsOf(platform: PlatformPorts) {
  const sentFiles = createSentFiles({ ...platform, hiddenName: maskFileName });
  const threadFiles = createThreadFiles(sentFiles);
  const reply = { openingOf, refreshSupplierRow };
  const lists = { targetName, targetImage, supplierName, storedSetting };
  const words = { ...lists, accountName, describeTargets, whoAnswers, readSiteSettings, threadFiles };
  const threads = { ...platform, ...reply, ...words };
  const sendEnquiry = createSendEnquiry({ ...threads, findTarget });
  const ipCountries = createIpCountries();
  const attachments = createAttachments(sentFiles);
  const passOnRequest = createPassOnRequest(threads);
  const requests = { ...platform, attachments, passOnRequest, exhibitionsByIds, standsByTags, suppliersOf };
  const waitingParts = [waitingEnquiries(threads), waitingRequests(requests)];
  const confirmAddress = createConfirmAddress(waitingParts, (...asked) => confirmRegistrations(ports, ...asked));
  const ports = {
    ...threads,
    sentFiles,
    adoptPictures,
    adoptPrivatePictures,
    listRegistrations,
    ...{ ...BADGE_PORTS, ...INTEREST_PORTS },
    ...{ userInfoOf, supplierPersonOf, endSharing, wantsNews, subscriptionSign },
    areChangesReviewed,
    releasePictures,
    signPicture: (id: string, now: number) => sentFiles.addresses.sign(pictureSubject(id), now),
    owned: ownedParts(platform.files),
    attachments,
    waitingParts,
    confirmAddress,
    usedEnquiryLink,
    verifyEnquiry: (...asked: Tail<typeof verifyEnquiry>) => verifyEnquiry({ ...threads, confirmAddress }, ...asked),
    certificateFiles: createCertificateFiles(sentFiles),
    sendEnquiry,
    passOnRequest,
    ...{ supplierOfProduct, suppliersOf },
    namedSupplier,
    firstPictures,
    offeredProduct,
    ownWordsOf,
    reckonReply: (...asked: Parameters<ProfilePorts['reckonReply']>) => reckonReply(reply, ...asked),
    writeOwnWords,
    whoCouldAnswer,
    ipCountries,
    ...EXHIBITION_PORTS,
    keepFeedback,
    lists: OPERATOR_LISTS,
    rowsOf,
    importPictures: createImportPictures(sentFiles.keepFile),
    countryIdOf,
    dialingCodeOf,
    hasPeople: async (...asked: Parameters<typeof whoAnswers>) => (await whoAnswers(...asked)).length > 0,
  };
  return { ...ports, importKinds: importKindsOf(ports) };
}

type MakersOfContract = {
  readonly [Branch in keyof WholeContract]: (
    ports: ReturnType<typeof portsOf>,
  ) => GatewayFeature<WholeContract[Branch]>;
};

type MadeFeature = ReturnType<MakersOfContract[keyof MakersOfContract]>;

/** All features together. What is pick of a call stands under its dotted name. */
export interface Features {
  readonly handlers: Handlers<WholeContract, CallContext>;
  readonly budgets: ReadonlyMap<string, readonly Budget[]>;
  readonly answerFloors: ReadonlyMap<string, FlooredAnswers>;
  readonly resources: readonly (readonly [string, Resource])[];
  /** The branches that tell when they answer something else than before. */
  readonly tellChanges: ReadonlySet<string>;
  /** By a branch those whose tables it answers from besides its own. */
  readonly readsFrom: ReadonlyMap<string, readonly string[]>;
  /** Calls whose answers are kept until their branch tells a change, by their dotted names. */
  readonly keptAnswers: ReadonlySet<string>;
  readonly list: readonly MadeFeature[];
}

/** Makes every feature. A branch of the contract without a feature does not compile. */
export function createFeatures(platform: PlatformPorts): Features {
  const ports = portsOf(platform);
  const makers: MakersOfContract = FEATURES;
  const made = Object.entries(makers).map(([name, make]): [string, MadeFeature] => [name, make(ports)]);
  const handlers = Object.fromEntries(made.map(([name, feature]) => [name, feature.handlers]));
  const list = made.map(([, feature]) => feature);
  return {
    handlers: handlers as unknown as Handlers<WholeContract, CallContext>, // MakersOfContract has held each against its branch
    budgets: byCall(made, ({ budgets }) => budgets),
    answerFloors: byCall(made, ({ answerFloors }) => answerFloors),
    tellChanges: new Set(made.filter(([, { tellsChanges }]) => tellsChanges === true).map(([name]) => name)),
    readsFrom: new Map(made.map(([name, { readsFrom = [] }]) => [name, readsFrom])),
    keptAnswers: new Set(
      made.flatMap(([name, { tellsChanges, keptAnswers = [] }]) =>
        tellsChanges === true ? keptAnswers.map((call) => `${name}.${call}`) : [],
      ),
    ),
    resources: list.flatMap(({ resources = {} }) => Object.entries(resources)),
    list,
  };
}

/** What features say of single calls, by `<feature>.<call>`. */
function byCall<Value>(
  made: readonly (readonly [string, MadeFeature])[],
  pick: (feature: MadeFeature) => Readonly<Record<string, Value>> | undefined,
): ReadonlyMap<string, Value> {
  return new Map(
    made.flatMap(([name, feature]) =>
      Object.entries(pick(feature) ?? {}).map(([call, value]): [string, Value] => [`${name}.${call}`, value]),
    ),
  );
}
