import { account } from '../account.ts';
import { cart } from '../cart.ts';
import { catalogue } from '../catalogue.ts';
import { categories } from '../categories.ts';
import { certificate } from '../certificate.ts';
import { confirmation } from '../confirmation.ts';
import { directory } from '../directory.ts';
import { enquiry } from '../enquiry.ts';
import { follow } from '../follow.ts';
import { rfq } from '../rfq.ts';
import { site } from '../site.ts';
import { subscription } from '../subscription.ts';
import { suggestion } from '../suggestion.ts';
import { upload } from '../upload.ts';

/**
 * Every call that pages and people make, one branch per feature. Client, dispatcher, documentation and tests are made from
 * this tree; `whole-contract.ts` adds those of staff.
 */
export const contract = {
  account,
  cart,
  catalogue,
  categories,
  certificate,
  confirmation,
  directory,
  enquiry,
  follow,
  rfq,
  site,
  subscription,
  upload,
  suggestion,
};

export type GatewayContract = typeof contract;
