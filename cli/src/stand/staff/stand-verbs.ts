import { listVerb } from '../../list-verb.ts';
import type { Invocation, Noun } from '../../noun.ts';

// Loaded when a verb runs, so that help and other commands start without it.
const list = async (given: Invocation) => (await import('./list-stand-requests.ts')).listStandRequests(given);

/** Staff commands for stand requests. D-54 */
export const standBelowStaff: Noun = {
  name: 'stand',
  about: 'terminal.staff.stand.about',
  verbs: [
    listVerb({
      usage: 'list',
      access: 'support',
      about: 'terminal.stand.list',
      example: 'staff stand list --exhibition 1022 --reason "floor plan"',
      options: [
        { flags: '--exhibition <id>', about: 'terminal.stand.exhibition' },
        { flags: '--reason <text>', about: 'terminal.staff.reason' },
      ],
      run: list,
    }),
  ],
};
