import { accountNoun } from './account/account.noun.ts';
import { cartNoun } from './cart/cart.noun.ts';
import { productNoun } from './catalogue/product.noun.ts';
import { supplierNoun } from './catalogue/supplier.noun.ts';
import { callNoun } from './contract/call.noun.ts';
import { dbNoun } from './db/db.noun.ts';
import { doctorVerb } from './db/doctor.noun.ts';
import { enquiryNoun } from './enquiry/enquiry.noun.ts';
import { batchNoun, categoryNoun, productFiles, supplierFiles } from './import/import.nouns.ts';
import type { LoneVerb, Noun } from './noun.ts';
import { rfqNoun } from './rfq/rfq.noun.ts';
import { routeNoun } from './routes/route.noun.ts';
import { scenarioNoun } from './scenarios/scenario.noun.ts';
import { siteNoun } from './site/site.noun.ts';
import { staffNoun } from './staff/staff.noun.ts';
import { supplierPersonNoun } from './supplier/supplier-person.noun.ts';

/** One noun of what two features do with it. */
const joined = (one: Noun, other: Noun): Noun => ({
  ...one,
  verbs: [...one.verbs, ...other.verbs],
  nouns: [...(one.nouns ?? []), ...(other.nouns ?? [])],
});

/** Everything the command line knows, in the order of its help. */
export const NOUNS: readonly (Noun | LoneVerb)[] = [
  accountNoun,
  categoryNoun,
  joined(productNoun, productFiles),
  joined(joined(supplierNoun, supplierPersonNoun), supplierFiles),
  batchNoun,
  enquiryNoun,
  cartNoun,
  rfqNoun,
  routeNoun,
  callNoun,
  scenarioNoun,
  siteNoun,
  staffNoun,
  dbNoun,
  doctorVerb,
];
