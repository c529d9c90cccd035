import { listVerb } from '../../list-verb.ts';
import type { Invocation, Noun, OptionSpec, Verb } from '../../noun.ts';

// Loaded when a verb runs, so that help and other commands start without them.
const listUnanswered = async (given: Invocation) => (await import('./list-unanswered.ts')).listUnansweredRfqs(given);
const show = async (given: Invocation) => (await import('./show-rfq.ts')).showRfqToStaff(given);

const close: Verb['run'] = async (given) => (await import('./close-rfq.ts')).closeRfq(given);

const REASON: OptionSpec = { flags: '--reason <text>', about: 'terminal.staff.reason' };

/** Staff commands for requests for quotation that reached no supplier. D-94 */
export const rfqBelowStaff: Noun = {
  name: 'rfq',
  about: 'terminal.staff.rfq.about',
  verbs: [
    listVerb({
      usage: 'unanswered',
      access: 'support',
      about: 'terminal.staff.rfq.unanswered',
      example: 'staff rfq unanswered',
      options: [REASON],
      run: listUnanswered,
    }),
    {
      usage: 'show <id>',
      access: 'support',
      about: 'terminal.staff.rfq.show',
      example: 'staff rfq show k3Jd8fLq0sPz7xVb2nMw5A --reason "the buyer called"',
      options: [REASON],
      run: show,
    },
    {
      usage: 'close <id>',
      access: 'operator',
      about: 'terminal.staff.rfq.close',
      example: 'staff rfq close k3Jd8fLq0sPz7xVb2nMw5A --reason "found two suppliers by phone"',
      options: [
        REASON,
        { flags: '--key <uuid>', about: 'terminal.option.key' },
        { flags: '--dry-run', about: 'terminal.option.dryRun' },
      ],
      run: close,
    },
  ],
};
