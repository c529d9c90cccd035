import type { Noun, Verb } from '../../noun.ts';

// Loaded when a verb runs, so that help and other commands start without it.
const list: Verb['run'] = async (given) => (await import('./list-feedback.ts')).listFeedback(given);

/** What people wrote to the organiser. D-18 D-25 */
export const feedbackBelowStaff: Noun = {
  name: 'feedback',
  about: 'terminal.staff.feedback',
  verbs: [
    {
      usage: 'list',
      about: 'terminal.staff.feedback.list',
      example: 'staff feedback list --about supplier',
      options: [
        { flags: '--about <what>', about: 'terminal.staff.feedback.which' },
        { flags: '--page <number>', about: 'terminal.search.page' },
        { flags: '--reason <text>', about: 'terminal.staff.reason' },
      ],
      run: list,
    },
  ],
};
