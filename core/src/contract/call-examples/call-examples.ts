import type { CallSample } from '../call-sample.ts';
import { ACCOUNT_SAMPLES } from '../call-samples/account.ts';
import { BADGE_SAMPLES } from '../call-samples/badge.ts';
import { BUSINESS_CARD_SAMPLES } from '../call-samples/business-card.ts';
import { CART_SAMPLES } from '../call-samples/cart.ts';
import { CATALOGUE_SAMPLES } from '../call-samples/catalogue.ts';
import { CATALOGUE_IMPORT_SAMPLES } from '../call-samples/catalogue-import.ts';
import { CERTIFICATE_SAMPLES } from '../call-samples/certificate.ts';
import { COLLECT_SAMPLES } from '../call-samples/collect.ts';
import { ENQUIRY_SAMPLES } from '../call-samples/enquiry.ts';
import { EXHIBITION_SAMPLES } from '../call-samples/exhibition.ts';
import { FOLLOW_SAMPLES } from '../call-samples/follow.ts';
import { FRONT_SAMPLES } from '../call-samples/front.ts';
import { LEAD_SAMPLES } from '../call-samples/lead.ts';
import { LOTTERY_SAMPLES } from '../call-samples/lottery.ts';
import { ORDER_SAMPLES } from '../call-samples/order.ts';
import { PLANNER_SAMPLES } from '../call-samples/planner.ts';
import { PREREGISTRATION_SAMPLES } from '../call-samples/preregistration.ts';
import { PRODUCT_SAMPLES } from '../call-samples/product.ts';
import { RFQ_SAMPLES } from '../call-samples/rfq.ts';
import { SAMPLE_SAMPLES } from '../call-samples/sample.ts';
import { SITE_SAMPLES } from '../call-samples/site.ts';
import { STAFF_SAMPLES } from '../call-samples/staff.ts';
import { SUPPLIER_SAMPLES } from '../call-samples/supplier.ts';

/** Of every call one, by its dotted name. A feature's lie in its file of `call-samples`. */
export const CALL_SAMPLES: Readonly<Record<string, CallSample>> = {
  ...ACCOUNT_SAMPLES,
  ...CART_SAMPLES,
  ...CATALOGUE_SAMPLES,
  ...CATALOGUE_IMPORT_SAMPLES,
  ...CERTIFICATE_SAMPLES,
  ...ENQUIRY_SAMPLES,
  ...EXHIBITION_SAMPLES,
  ...FOLLOW_SAMPLES,
  ...FRONT_SAMPLES,
  ...LEAD_SAMPLES,
  ...LOTTERY_SAMPLES,
  ...ORDER_SAMPLES,
  ...BADGE_SAMPLES,
  ...BUSINESS_CARD_SAMPLES,
  ...COLLECT_SAMPLES,
  ...PLANNER_SAMPLES,
  ...PREREGISTRATION_SAMPLES,
  ...PRODUCT_SAMPLES,
  ...RFQ_SAMPLES,
  ...SAMPLE_SAMPLES,
  ...SITE_SAMPLES,
  ...STAFF_SAMPLES,
  ...SUPPLIER_SAMPLES,
};
