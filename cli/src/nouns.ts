import { accountNoun } from './account/account.noun.ts';
import { badgeNoun } from './badge/badge.noun.ts';
import { cartNoun } from './cart/cart.noun.ts';
import { productNoun } from './catalogue/product.noun.ts';
import { productBelowStaff } from './catalogue/staff/product-verbs.ts';
import { supplierNoun } from './catalogue/supplier.noun.ts';
import { certificateBelowStaff } from './certificate/staff/certificate-verbs.ts';
import { certificateBelowSupplier } from './certificate/supplier/certificate-verbs.ts';
import { callNoun } from './contract/call.noun.ts';
import { dbNoun } from './db/db.noun.ts';
import { doctorVerb } from './db/doctor.noun.ts';
import { enquiryNoun } from './enquiry/enquiry.noun.ts';
import { enquiryBelowStaff } from './enquiry/staff/enquiry-verbs.ts';
import { enquiryBelowSupplier, inboxBelowSupplier } from './enquiry/supplier/enquiry-verbs.ts';
import { exhibitionNoun } from './exhibition/exhibition.noun.ts';
import { feedbackBelowStaff } from './feedback/staff/feedback-verbs.ts';
import { exhibitionFollowNoun, productFollowNoun, supplierFollowNoun } from './follow/follow.noun.ts';
import {
  batchNoun,
  categoryNoun,
  exhibitionFiles,
  exhibitorNoun,
  productFiles,
  supplierFiles,
  visitorFiles,
} from './import/import.nouns.ts';
import { leadNoun } from './lead/supplier/lead-verbs.ts';
import { meetingNoun } from './meeting/supplier/meeting-verbs.ts';
import type { LoneVerb, Noun } from './noun.ts';
import { listsBelowStaff, newsNoun } from './operator-list/list-verbs.ts';
import { orderNoun } from './order/order.noun.ts';
import { preRegisterNoun } from './preregistration/pre-register.noun.ts';
import { prizeNoun } from './prize/staff/prize-verbs.ts';
import { rfqNoun } from './rfq/rfq.noun.ts';
import { routeNoun } from './routes/route.noun.ts';
import { sampleNoun } from './sample/supplier/sample-verbs.ts';
import { scenarioNoun } from './scenarios/scenario.noun.ts';
import { siteNoun } from './site/site.noun.ts';
import { staffNoun } from './staff/staff.noun.ts';
import { standNoun } from './stand/stand.noun.ts';
import { personBelowSupplier } from './supplier/person-verbs.ts';
import { supplierLoginNoun } from './supplier-login/supplier-login.noun.ts';

/** One noun of what several features do with it. */
const joined = (one: Noun, ...others: readonly Noun[]): Noun => ({
  ...one,
  verbs: [one, ...others].flatMap(({ verbs }) => verbs),
  nouns: [one, ...others].flatMap(({ nouns = [] }) => nouns),
});

/** A noun with those that are named below it, each of a feature. */
const withNouns = (noun: Noun, ...below: readonly Noun[]): Noun => ({
  ...noun,
  nouns: [...(noun.nouns ?? []), ...below],
});

const supplier = withNouns(
  joined(supplierNoun, supplierLoginNoun, inboxBelowSupplier, supplierFollowNoun, supplierFiles),
  certificateBelowSupplier,
  enquiryBelowSupplier,
  personBelowSupplier,
);

const staff = withNouns(
  staffNoun,
  certificateBelowStaff,
  enquiryBelowStaff,
  feedbackBelowStaff,
  productBelowStaff,
  ...listsBelowStaff,
);

/** Everything the command line knows, in the order of its help. */
export const NOUNS: readonly (Noun | LoneVerb)[] = [
  accountNoun,
  categoryNoun,
  joined(productNoun, productFollowNoun, productFiles),
  supplier,
  batchNoun,
  joined(exhibitionNoun, exhibitionFollowNoun, exhibitionFiles),
  exhibitorNoun,
  newsNoun,
  preRegisterNoun(visitorFiles),
  enquiryNoun,
  cartNoun,
  rfqNoun,
  orderNoun,
  badgeNoun,
  standNoun,
  meetingNoun,
  sampleNoun,
  leadNoun,
  prizeNoun,
  routeNoun,
  callNoun,
  scenarioNoun,
  siteNoun,
  staff,
  dbNoun,
  doctorVerb,
];
