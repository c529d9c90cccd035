import { listVerb } from '../../list-verb.ts';
import type { Invocation, Noun } from '../../noun.ts';

// Loaded when a verb runs, so that help and other commands start without it.
const list = async (given: Invocation) => (await import('./list-feedback.ts')).listFeedback(given);

/** Feedback to the organiser. D-18 D-25 */
export const feedbackBelowStaff: Noun = {
  name: 'feedback',
  about: 'terminal.staff.feedback',
  verbs: [
    listVerb({
      usage: 'list',
      access: 'support',
      about: 'terminal.staff.feedback.list',
      example: 'staff feedback list --about supplier',
      options: [
        { flags: '--about <what>', about: 'terminal.staff.feedback.which' },
        { flags: '--reason <text>', about: 'terminal.staff.reason' },
      ],
      run: list,
    }),
  ],
};
