import { account } from '../account/calls.ts';
import { cart } from '../cart/calls.ts';
import { catalogue } from '../catalogue/calls.ts';
import { categories } from '../categories/calls.ts';
import { certificate } from '../certificate/calls.ts';
import { confirmation } from '../confirmation/calls.ts';
import { currency } from '../currency/calls.ts';
import { directory } from '../directory/calls.ts';
import { enquiry } from '../enquiry/calls.ts';
import { follow } from '../follow/calls.ts';
import { rfq } from '../rfq/calls.ts';
import { site } from '../site/calls.ts';
import { subscription } from '../subscription/calls.ts';
import { suggestion } from '../suggestion/calls.ts';
import { upload } from '../upload/calls.ts';

/**
 * Every call of pages and users, one branch per feature. Client, dispatcher, documentation and tests are derived from
 * this tree; `complete-contract.ts` adds the calls of staff.
 */
export const gatewayContract = {
  account,
  cart,
  catalogue,
  categories,
  certificate,
  confirmation,
  currency,
  directory,
  enquiry,
  follow,
  rfq,
  site,
  subscription,
  upload,
  suggestion,
};

export type GatewayContract = typeof gatewayContract;
