import { accountPersonalData } from './account/owned-account.ts';
import { businessCardPersonalData } from './business-card/owned-business-cards.ts';
import { cartPersonalData } from './cart/owned-cart.ts';
import { collectedPersonalData } from './collect/owned-collected.ts';
import { enquiryPersonalData } from './enquiry/owned-enquiries.ts';
import { feedbackPersonalData } from './feedback/owned-feedback.ts';
import { followPersonalData } from './follow/owned-follow.ts';
import { createLeadPersonalData } from './lead/owned-leads.ts';
import { lotteryPersonalData } from './lottery/owned-draws.ts';
import { meetingPersonalData } from './meeting/owned-meetings.ts';
import { orderPersonalData } from './order/owned-orders.ts';
import type { PersonalData } from './owned-part.ts';
import { gatewayPersonalData } from './owned-platform.ts';
import { plannerPersonalData } from './planner/owned-planner.ts';
import { listRegistrationIds, preregistrationPersonalData } from './preregistration/owned-registrations.ts';
import { rfqPersonalData } from './rfq/owned-requests.ts';
import { samplePersonalData } from './sample/owned-samples.ts';
import { standPersonalData } from './stand/owned-stand-requests.ts';
import { subscriptionPersonalData } from './subscription/owned-subscription.ts';
import type { Files } from './upload/files.ts';
import { createFilePersonalData } from './upload/owned-files.ts';

/** What is kept of a buyer, in the order in which it is erased: the account, by which the rest is found, is the last. */
export const listPersonalData = (files: Files): readonly PersonalData[] => [
  enquiryPersonalData,
  rfqPersonalData,
  orderPersonalData,
  cartPersonalData,
  followPersonalData,
  plannerPersonalData,
  meetingPersonalData,
  collectedPersonalData,
  samplePersonalData,
  businessCardPersonalData,
  lotteryPersonalData,
  createLeadPersonalData(listRegistrationIds),
  preregistrationPersonalData,
  createFilePersonalData(files),
  subscriptionPersonalData,
  feedbackPersonalData,
  standPersonalData,
  gatewayPersonalData,
  accountPersonalData,
];
