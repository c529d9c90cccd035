import { accountNoun } from './account/account.noun.ts';
import { badgeNoun } from './badge/badge.noun.ts';
import { badgeBelowStaff } from './badge/staff/badge-verbs.ts';
import { cartNoun } from './cart/cart.noun.ts';
import { productNoun } from './catalogue/product.noun.ts';
import { productBelowStaff } from './catalogue/staff/product-verbs.ts';
import { supplierPictureBelowStaff } from './catalogue/staff/supplier-picture-verbs.ts';
import { supplierBelowStaff } from './catalogue/staff/supplier-verbs.ts';
import { supplierNoun } from './catalogue/supplier.noun.ts';
import { certificateBelowStaff } from './certificate/staff/certificate-verbs.ts';
import { certificateBelowSupplier } from './certificate/supplier/certificate-verbs.ts';
import { callNoun } from './contract/call.noun.ts';
import { couponBelowStaff } from './coupon/staff/coupon-verbs.ts';
import { databaseNoun } from './db/db.noun.ts';
import { serverDoctorVerb } from './db/doctor.noun.ts';
import { enquiryNoun } from './enquiry/enquiry.noun.ts';
import { enquiryBelowStaff } from './enquiry/staff/enquiry-verbs.ts';
import { enquiryBelowSupplier } from './enquiry/supplier/enquiry-verbs.ts';
import { replyBelowSupplier } from './enquiry/supplier/saved-reply-verbs.ts';
import { exhibitionNoun } from './exhibition/exhibition.noun.ts';
import { exhibitionBelowStaff } from './exhibition/staff/exhibition-verbs.ts';
import { feedbackBelowStaff } from './feedback/staff/feedback-verbs.ts';
import { exhibitionFollowNoun, productFollowNoun, supplierFollowNoun } from './follow/follow.noun.ts';
import {
  batchBelowStaff,
  categoryFiles,
  exhibitionFiles,
  exhibitorFiles,
  productFiles,
  siteFiles,
  supplierFiles,
  visitorFiles,
} from './import/import.nouns.ts';
import { leadBelowSupplier } from './lead/supplier/lead-verbs.ts';
import { meetingBelowSupplier } from './meeting/supplier/meeting-verbs.ts';
import type { LoneVerb, Noun } from './noun.ts';
import { staffListNouns } from './operator-list/list-verbs.ts';
import { orderNoun } from './order/order.noun.ts';
import { orderBelowSupplier } from './order/supplier/order-verbs.ts';
import { mailBelowStaff, personSearchBelowStaff } from './person/staff/person-verbs.ts';
import { preregistrationNoun } from './preregistration/preregistration.noun.ts';
import { staffPreregistrationNoun } from './preregistration/staff/preregistration-verbs.ts';
import { prizeBelowStaff } from './prize/staff/prize-verbs.ts';
import { rfqNoun } from './rfq/rfq.noun.ts';
import { rfqBelowStaff } from './rfq/staff/rfq-verbs.ts';
import { routeNoun } from './routes/route.noun.ts';
import { sampleBelowSupplier } from './sample/supplier/sample-verbs.ts';
import { scenarioNoun } from './scenarios/scenario.noun.ts';
import { siteNoun } from './site/site.noun.ts';
import { siteBelowStaff } from './site/staff/site-verbs.ts';
import { staffNoun } from './staff/staff.noun.ts';
import { standBelowStaff } from './stand/staff/stand-verbs.ts';
import { standNoun } from './stand/stand.noun.ts';
import { staffStatsNoun } from './stats/staff/stats-verb.ts';
import { personBelowSupplier } from './supplier/person-verbs.ts';
import { personBelowStaff } from './supplier/staff/person-verbs.ts';
import { supplierLoginNoun } from './supplier-login/supplier-login.noun.ts';
import { withCommandAliases } from './with-command-aliases.ts';

/** Merges the verbs that several features have for one noun. */
const mergeNouns = (one: Noun, ...others: readonly Noun[]): Noun => ({
  ...one,
  verbs: [one, ...others].flatMap(({ verbs }) => verbs),
  nouns: [one, ...others].flatMap(({ nouns = [] }) => nouns),
});

/** Adds nouns of several features below a noun. */
const withNouns = (noun: Noun, ...below: readonly Noun[]): Noun => ({
  ...noun,
  nouns: [...(noun.nouns ?? []), ...below],
});

/** Commands for a supplier's people are below `supplier`, beside the public commands about suppliers. */
const supplier = withNouns(
  mergeNouns(supplierNoun, supplierLoginNoun, supplierFollowNoun),
  enquiryBelowSupplier,
  replyBelowSupplier,
  orderBelowSupplier,
  leadBelowSupplier,
  meetingBelowSupplier,
  sampleBelowSupplier,
  certificateBelowSupplier,
  personBelowSupplier,
);

/** Commands for the organiser's staff are below `staff`. */
const staff = withNouns(
  mergeNouns(staffNoun, staffStatsNoun),
  mergeNouns(supplierBelowStaff, supplierFiles),
  mergeNouns(personSearchBelowStaff, personBelowStaff),
  mailBelowStaff,
  certificateBelowStaff,
  mergeNouns(productBelowStaff, productFiles),
  supplierPictureBelowStaff,
  categoryFiles,
  mergeNouns(exhibitionBelowStaff, exhibitionFiles),
  exhibitorFiles,
  standBelowStaff,
  mergeNouns(staffPreregistrationNoun, visitorFiles),
  badgeBelowStaff,
  prizeBelowStaff,
  batchBelowStaff,
  enquiryBelowStaff,
  feedbackBelowStaff,
  rfqBelowStaff,
  ...staffListNouns.map((noun) => (noun.name === couponBelowStaff.name ? mergeNouns(noun, couponBelowStaff) : noun)),
  mergeNouns(siteBelowStaff, siteFiles),
);

const COMMAND_TREE: readonly (Noun | LoneVerb)[] = [
  accountNoun,
  mergeNouns(productNoun, productFollowNoun),
  supplier,
  mergeNouns(exhibitionNoun, exhibitionFollowNoun),
  preregistrationNoun,
  enquiryNoun,
  cartNoun,
  rfqNoun,
  orderNoun,
  badgeNoun,
  standNoun,
  routeNoun,
  callNoun,
  scenarioNoun,
  siteNoun,
  staff,
  databaseNoun,
  serverDoctorVerb,
];

/** All commands in the order of the help, with their old names. */
export const COMMAND_NOUNS: readonly (Noun | LoneVerb)[] = withCommandAliases(COMMAND_TREE);
