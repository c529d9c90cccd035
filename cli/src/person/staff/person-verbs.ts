import { listVerb } from '../../list-verb.ts';
import type { Invocation, Noun, OptionSpec, Verb } from '../../noun.ts';

// Loaded when a verb runs, so that help and other commands start without them.
const find = async (given: Invocation) => (await import('./find-people.ts')).findPeople(given);
const show: Verb['run'] = async (given) => (await import('./show-person.ts')).showPerson(given);
const listMails = async (given: Invocation) => (await import('./list-mails.ts')).listMails(given);

const REASON: OptionSpec = { flags: '--reason <text>', about: 'terminal.staff.reason' };

/** Support commands for people over all exhibitions. D-94 */
export const personSearchBelowStaff: Noun = {
  name: 'person',
  about: 'terminal.staff.person.about',
  verbs: [
    listVerb({
      usage: 'find <words...>',
      access: 'support',
      about: 'terminal.person.find',
      example: 'staff person find mehmet kaia',
      options: [REASON],
      run: find,
    }),
    {
      usage: 'show <person>',
      access: 'support',
      about: 'terminal.person.show',
      example: 'staff person show TEX7K2Q9MX4',
      options: [REASON],
      run: show,
    },
  ],
};

/** Support commands for the emails to a person. D-94 */
export const mailBelowStaff: Noun = {
  name: 'mail',
  about: 'terminal.mail.about',
  verbs: [
    listVerb({
      usage: 'list',
      access: 'support',
      about: 'terminal.mail.list',
      example: 'staff mail list --to elif@kilim.example',
      options: [{ flags: '--to <address>', about: 'terminal.mail.to' }, REASON],
      run: listMails,
    }),
  ],
};
