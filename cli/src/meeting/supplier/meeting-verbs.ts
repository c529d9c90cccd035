import { listVerb } from '../../list-verb.ts';
import type { Invocation, Noun, Verb } from '../../noun.ts';

// Loaded when a verb runs, so that help and other commands start without them.
const list = async (given: Invocation) => (await import('./list.ts')).listMeetings(given);
const accept: Verb['run'] = async (given) => (await import('./answer.ts')).answerMeeting(given, true);
const reject: Verb['run'] = async (given) => (await import('./answer.ts')).answerMeeting(given, false);

const ANSWER_OPTIONS = [
  { flags: '--key <uuid>', about: 'terminal.option.key' },
  { flags: '--dry-run', about: 'terminal.option.dryRun' },
] as const;

/** A supplier's commands for meetings at its stands. D-30 */
export const meetingBelowSupplier: Noun = {
  name: 'meeting',
  about: 'terminal.meeting.about',
  verbs: [
    listVerb({
      usage: 'list',
      access: 'supplier',
      about: 'terminal.meeting.list',
      example: 'supplier meeting list --json',
      run: list,
    }),
    {
      usage: 'accept <meeting>',
      access: 'supplier',
      about: 'terminal.meeting.accept',
      example: 'supplier meeting accept k3Jd8fLq0sPz7xVb2nMw5A',
      options: ANSWER_OPTIONS,
      run: accept,
    },
    {
      usage: 'reject <meeting>',
      access: 'supplier',
      about: 'terminal.meeting.reject',
      example: 'supplier meeting reject k3Jd8fLq0sPz7xVb2nMw5A --reason "We are closed then"',
      options: [{ flags: '--reason <text>', about: 'terminal.meeting.option.reason' }, ...ANSWER_OPTIONS],
      run: reject,
    },
  ],
};
