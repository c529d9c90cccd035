import { ACCOUNT_SAMPLES } from '../account/call-examples.ts';
import { BADGE_SAMPLES } from '../badge/call-examples.ts';
import { BUSINESS_CARD_SAMPLES } from '../business-card/call-examples.ts';
import { CART_SAMPLES } from '../cart/call-examples.ts';
import { CATALOGUE_SAMPLES } from '../catalogue/call-examples.ts';
import { CATALOGUE_IMPORT_SAMPLES } from '../catalogue/import-call-examples.ts';
import { PRODUCT_SAMPLES } from '../catalogue/supplier-call-examples.ts';
import { CERTIFICATE_SAMPLES } from '../certificate/call-examples.ts';
import { COLLECT_SAMPLES } from '../collect/call-examples.ts';
import { ENQUIRY_SAMPLES } from '../enquiry/call-examples.ts';
import { EXHIBITION_SAMPLES } from '../exhibition/call-examples.ts';
import { FOLLOW_SAMPLES } from '../follow/call-examples.ts';
import { LEAD_SAMPLES } from '../lead/call-examples.ts';
import { LOTTERY_SAMPLES } from '../lottery/call-examples.ts';
import { ORDER_SAMPLES } from '../order/call-examples.ts';
import { PLANNER_SAMPLES } from '../planner/call-examples.ts';
import { PREREGISTRATION_SAMPLES } from '../preregistration/call-examples.ts';
import { RFQ_SAMPLES } from '../rfq/call-examples.ts';
import { SAMPLE_SAMPLES } from '../sample/call-examples.ts';
import { SITE_SAMPLES } from '../site/call-examples.ts';
import { STAFF_SAMPLES } from '../staff/call-examples.ts';
import { SUPPLIER_SAMPLES } from '../supplier/call-examples.ts';
import type { CallSample } from './call-example.ts';
import { FRONT_SAMPLES } from './small-features.ts';

/** Of every call one, by its dotted name. A feature's lie in `call-examples.ts` beside its calls. */
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
