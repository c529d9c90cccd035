import { accountPersonalData } from './account/account-personal-data.ts';
import { businessCardPersonalData } from './business-card/business-card-personal-data.ts';
import { cartPersonalData } from './cart/cart-personal-data.ts';
import { collectPersonalData } from './collect/collected-personal-data.ts';
import { couponPersonalData } from './coupon/coupon-personal-data.ts';
import { enquiryPersonalData } from './enquiry/enquiry-personal-data.ts';
import { feedbackPersonalData } from './feedback/feedback-personal-data.ts';
import { followPersonalData } from './follow/follow-personal-data.ts';
import { gatewayPersonalData } from './gateway-personal-data.ts';
import { createLeadPersonalData } from './lead/lead-personal-data.ts';
import { lotteryPersonalData } from './lottery/lottery-personal-data.ts';
import { meetingPersonalData } from './meeting/meeting-personal-data.ts';
import { orderPersonalData } from './order/order-personal-data.ts';
import type { PersonalData } from './personal-data.ts';
import { plannerPersonalData } from './planner/planner-personal-data.ts';
import { listRegistrationIds, preregistrationPersonalData } from './preregistration/preregistration-personal-data.ts';
import { rfqPersonalData } from './rfq/rfq-personal-data.ts';
import { samplePersonalData } from './sample/sample-personal-data.ts';
import { standPersonalData } from './stand/stand-personal-data.ts';
import { subscriptionPersonalData } from './subscription/subscription-personal-data.ts';
import { createFilePersonalData } from './upload/file-personal-data.ts';
import type { Files } from './upload/files.ts';

/**
 * All parts of a buyer's personal data, in the order in which they are erased: the account, through which the rest is
 * found, comes last.
 */
export const listPersonalData = (files: Files): readonly PersonalData[] => [
  enquiryPersonalData,
  rfqPersonalData,
  orderPersonalData,
  cartPersonalData,
  couponPersonalData,
  followPersonalData,
  plannerPersonalData,
  meetingPersonalData,
  collectPersonalData,
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
