import { ACCOUNT_EXAMPLES } from '../account/call-examples.ts';
import { BADGE_EXAMPLES } from '../badge/call-examples.ts';
import { BUSINESS_CARD_EXAMPLES } from '../business-card/call-examples.ts';
import { CART_EXAMPLES } from '../cart/call-examples.ts';
import { CATALOGUE_EXAMPLES } from '../catalogue/call-examples.ts';
import { CATALOGUE_IMPORT_EXAMPLES } from '../catalogue/import-call-examples.ts';
import { PRODUCT_EXAMPLES } from '../catalogue/supplier-call-examples.ts';
import { CERTIFICATE_EXAMPLES } from '../certificate/call-examples.ts';
import { CMS_EXAMPLES } from '../cms/call-examples.ts';
import { COLLECT_EXAMPLES } from '../collect/call-examples.ts';
import { COUPON_EXAMPLES } from '../coupon/call-examples.ts';
import { CURRENCY_EXAMPLES } from '../currency/call-examples.ts';
import { ENQUIRY_EXAMPLES } from '../enquiry/call-examples.ts';
import { EXHIBITION_EXAMPLES } from '../exhibition/call-examples.ts';
import { FEEDBACK_EXAMPLES } from '../feedback/call-examples.ts';
import { FOLLOW_EXAMPLES } from '../follow/call-examples.ts';
import { LEAD_EXAMPLES } from '../lead/call-examples.ts';
import { LOGIN_TRANSFER_EXAMPLES } from '../login-transfer/call-examples.ts';
import { LOTTERY_EXAMPLES } from '../lottery/call-examples.ts';
import { OPERATOR_LIST_EXAMPLES } from '../operator-list/call-examples.ts';
import { ORDER_EXAMPLES } from '../order/call-examples.ts';
import { PERSON_EXAMPLES } from '../person/call-examples.ts';
import { PLANNER_EXAMPLES } from '../planner/call-examples.ts';
import { PREREGISTRATION_EXAMPLES } from '../preregistration/call-examples.ts';
import { PROMOTION_EXAMPLES } from '../promotion/call-examples.ts';
import { RFQ_EXAMPLES } from '../rfq/call-examples.ts';
import { SAMPLE_EXAMPLES } from '../sample/call-examples.ts';
import { SCORE_EXAMPLES } from '../score/call-examples.ts';
import { SITE_EXAMPLES } from '../site/call-examples.ts';
import { STAFF_EXAMPLES } from '../staff/call-examples.ts';
import { STAFF_STATS_EXAMPLES } from '../stats/call-examples.ts';
import { SUPPLIER_EXAMPLES } from '../supplier/call-examples.ts';
import { TRAFFIC_LIGHT_EXAMPLES } from '../traffic-light/call-examples.ts';
import type { CallExample } from './call-example.ts';

/** One example per call, by its dotted name. A feature's examples are in `call-examples.ts` beside its calls. */
export const CALL_EXAMPLES: Readonly<Record<string, CallExample>> = {
  ...ACCOUNT_EXAMPLES,
  ...LOGIN_TRANSFER_EXAMPLES,
  ...CART_EXAMPLES,
  ...CATALOGUE_EXAMPLES,
  ...CATALOGUE_IMPORT_EXAMPLES,
  ...CERTIFICATE_EXAMPLES,
  ...COUPON_EXAMPLES,
  ...CURRENCY_EXAMPLES,
  ...ENQUIRY_EXAMPLES,
  ...EXHIBITION_EXAMPLES,
  ...FOLLOW_EXAMPLES,
  ...TRAFFIC_LIGHT_EXAMPLES,
  ...PROMOTION_EXAMPLES,
  ...CMS_EXAMPLES,
  ...SCORE_EXAMPLES,
  ...OPERATOR_LIST_EXAMPLES,
  ...FEEDBACK_EXAMPLES,
  ...LEAD_EXAMPLES,
  ...LOTTERY_EXAMPLES,
  ...ORDER_EXAMPLES,
  ...BADGE_EXAMPLES,
  ...BUSINESS_CARD_EXAMPLES,
  ...COLLECT_EXAMPLES,
  ...PERSON_EXAMPLES,
  ...PLANNER_EXAMPLES,
  ...PREREGISTRATION_EXAMPLES,
  ...PRODUCT_EXAMPLES,
  ...RFQ_EXAMPLES,
  ...SAMPLE_EXAMPLES,
  ...SITE_EXAMPLES,
  ...STAFF_EXAMPLES,
  ...STAFF_STATS_EXAMPLES,
  ...SUPPLIER_EXAMPLES,
};
