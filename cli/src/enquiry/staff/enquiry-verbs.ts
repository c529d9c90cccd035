import type { Noun, OptionSpec, Verb } from '../../noun.ts';

// Loaded when a verb runs, so that help and other commands start without them.
const listUnanswered: Verb['run'] = async (given) => (await import('./list-unanswered.ts')).listUnanswered(given);
const show: Verb['run'] = async (given) => (await import('./show-enquiry.ts')).showEnquiry(given);
const assign: Verb['run'] = async (given) => (await import('./reassign-enquiry.ts')).assignEnquiry(given);

const REASON: OptionSpec = { flags: '--reason <text>', about: 'terminal.staff.reason' };

/** Staff commands for unanswered enquiries. D-94 */
export const enquiryBelowStaff: Noun = {
  name: 'enquiry',
  about: 'terminal.staff.enquiry.about',
  verbs: [
    {
      usage: 'unanswered',
      access: 'support',
      about: 'terminal.staff.enquiry.unanswered',
      example: 'staff enquiry unanswered',
      options: [{ flags: '--page <number>', about: 'terminal.search.page' }, REASON],
      run: listUnanswered,
    },
    {
      usage: 'show <id>',
      access: 'support',
      about: 'terminal.staff.enquiry.show',
      example: 'staff enquiry show demo-enquiry-1 --reason "the buyer called"',
      options: [REASON],
      run: show,
    },
    {
      usage: 'reassign <id>',
      access: 'operator',
      about: 'terminal.staff.enquiry.reassign',
      example: 'staff enquiry reassign demo-enquiry-5 --supplier S1006 --reason "no one replies for S1021"',
      options: [
        { flags: '--supplier <id>', about: 'terminal.staff.enquiry.supplier' },
        REASON,
        { flags: '--key <uuid>', about: 'terminal.option.key' },
        { flags: '--dry-run', about: 'terminal.option.dryRun' },
      ],
      run: assign,
    },
  ],
};
