import type account from '../messages/en/account.json';
import type cart from '../messages/en/cart.json';
import type catalogue from '../messages/en/catalogue.json';
import type category from '../messages/en/category.json';
import type enquiry from '../messages/en/enquiry.json';
import type enquiryPage from '../messages/en/enquiryPage.json';
import type errors from '../messages/en/errors.json';
import type forms from '../messages/en/forms.json';
import type home from '../messages/en/home.json';
import type mail from '../messages/en/mail.json';
import type policies from '../messages/en/policies.json';
import type product from '../messages/en/product.json';
import type refusals from '../messages/en/refusals.json';
import type rfq from '../messages/en/rfq.json';
import type search from '../messages/en/search.json';
import type shell from '../messages/en/shell.json';
import type submitResult from '../messages/en/submitResult.json';
import type supplier from '../messages/en/supplier.json';
import type tags from '../messages/en/tags.json';
import type terminal from '../messages/en/terminal.json';
import type verify from '../messages/en/verify.json';

/** Every text key, by the feature whose file holds it. English is the source; other languages hold the same keys. */
export interface Messages {
  readonly account: typeof account;
  readonly cart: typeof cart;
  readonly catalogue: typeof catalogue;
  readonly category: typeof category;
  readonly enquiry: typeof enquiry;
  readonly enquiryPage: typeof enquiryPage;
  readonly errors: typeof errors;
  readonly forms: typeof forms;
  readonly home: typeof home;
  readonly mail: typeof mail;
  readonly policies: typeof policies;
  readonly product: typeof product;
  readonly refusals: typeof refusals;
  readonly rfq: typeof rfq;
  readonly search: typeof search;
  readonly shell: typeof shell;
  readonly submitResult: typeof submitResult;
  readonly supplier: typeof supplier;
  readonly tags: typeof tags;
  readonly terminal: typeof terminal;
  readonly verify: typeof verify;
}

export type MessageFeature = keyof Messages;
export type MessageKey = { [Feature in MessageFeature]: keyof Messages[Feature] & string }[MessageFeature];

/** The features in one fixed order. */
export const MESSAGE_FEATURES = [
  'account',
  'cart',
  'catalogue',
  'category',
  'enquiry',
  'enquiryPage',
  'errors',
  'forms',
  'home',
  'mail',
  'policies',
  'product',
  'refusals',
  'rfq',
  'search',
  'shell',
  'submitResult',
  'supplier',
  'tags',
  'terminal',
  'verify',
] as const satisfies readonly MessageFeature[];
