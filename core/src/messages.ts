import type catalogue from '../messages/en/catalogue.json';
import type enquiry from '../messages/en/enquiry.json';
import type enquiryPage from '../messages/en/enquiryPage.json';
import type errors from '../messages/en/errors.json';
import type forms from '../messages/en/forms.json';
import type mail from '../messages/en/mail.json';
import type pages from '../messages/en/pages.json';
import type policies from '../messages/en/policies.json';
import type shell from '../messages/en/shell.json';
import type terminal from '../messages/en/terminal.json';

/** Every text key, by the feature whose file holds it. English is the source; other languages hold the same keys. */
export interface Messages {
  readonly catalogue: typeof catalogue;
  readonly enquiry: typeof enquiry;
  readonly enquiryPage: typeof enquiryPage;
  readonly errors: typeof errors;
  readonly forms: typeof forms;
  readonly mail: typeof mail;
  readonly pages: typeof pages;
  readonly policies: typeof policies;
  readonly shell: typeof shell;
  readonly terminal: typeof terminal;
}

export type MessageFeature = keyof Messages;
export type MessageKey = { [Feature in MessageFeature]: keyof Messages[Feature] & string }[MessageFeature];

/** The features in one fixed order. */
export const MESSAGE_FEATURES = [
  'catalogue',
  'enquiry',
  'enquiryPage',
  'errors',
  'forms',
  'mail',
  'pages',
  'policies',
  'shell',
  'terminal',
] as const satisfies readonly MessageFeature[];
