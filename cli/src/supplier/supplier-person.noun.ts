import type { Noun, Verb } from '../noun.ts';
import { certificateBelowSupplier } from './certificate-verbs.ts';
import { enquiryBelowSupplier } from './enquiry-verbs.ts';
import { personBelowSupplier } from './person-verbs.ts';

// Loaded when a verb runs, so that help and other commands start without them.
const logIn: Verb['run'] = async (given) => (await import('./log-in.ts')).logInSupplier(given);
const logOut: Verb['run'] = async (given) => (await import('./log-out.ts')).logOutSupplier(given);
const inbox: Verb['run'] = async (given) => (await import('./inbox.ts')).showInbox(given);

/** What a person of a supplier does; it stands below `supplier`, beside what anybody and what staff do there. */
export const supplierPersonNoun: Noun = {
  name: 'supplier',
  about: 'terminal.supplier.about',
  verbs: [
    {
      usage: 'login',
      about: 'terminal.supplier.login',
      example: 'supplier login --email asha@weaves.example',
      options: [
        { flags: '--email <address>', about: 'terminal.account.email' },
        { flags: '--password-stdin', about: 'terminal.account.passwordStdin' },
      ],
      run: logIn,
    },
    { usage: 'logout', about: 'terminal.supplier.logout', example: 'supplier logout', run: logOut },
    {
      usage: 'inbox',
      about: 'terminal.supplier.inbox',
      example: 'supplier inbox --part answered --page 2',
      options: [
        { flags: '--part <part>', about: 'terminal.supplier.inbox.part' },
        { flags: '--page <number>', about: 'terminal.search.page' },
      ],
      run: inbox,
    },
  ],
  nouns: [certificateBelowSupplier, enquiryBelowSupplier, personBelowSupplier],
};
