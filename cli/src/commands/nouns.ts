import type { LoneVerb, Noun } from '../noun.ts';
import { accountNoun } from './account.ts';
import { callNoun } from './call.ts';
import { cartNoun } from './cart.ts';
import { dbNoun } from './db.ts';
import { doctorVerb } from './doctor.ts';
import { enquiryNoun } from './enquiry.ts';
import { productNoun } from './product.ts';
import { rfqNoun } from './rfq.ts';
import { routeNoun } from './route.ts';
import { scenarioNoun } from './scenario.ts';
import { supplierNoun } from './supplier.ts';

/** Everything the command line knows, in the order of its help. */
export const NOUNS: readonly (Noun | LoneVerb)[] = [
  accountNoun,
  productNoun,
  supplierNoun,
  enquiryNoun,
  cartNoun,
  rfqNoun,
  routeNoun,
  callNoun,
  scenarioNoun,
  dbNoun,
  doctorVerb,
];
