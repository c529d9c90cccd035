import { account } from './account.ts';
import { catalogue } from './catalogue.ts';
import { categories } from './categories.ts';
import { enquiry } from './enquiry.ts';
import { site } from './site.ts';

/** Every call of the gateway, a branch a feature. Client, dispatcher, docs and tests are made from this tree. */
export const contract = { account, catalogue, categories, enquiry, site };

export type GatewayContract = typeof contract;
