import type { Noun, Verb } from '../../noun.ts';

// Loaded when a verb runs, so that help and other commands start without it.
const set: Verb['run'] = async (given) => (await import('../set-person.ts')).setAnyPerson(given);

/** Operator commands for suppliers' people. D-94 */
export const personBelowStaff: Noun = {
  name: 'person',
  about: 'terminal.staff.person.about',
  verbs: [
    {
      usage: 'set <id>',
      access: 'operator',
      about: 'terminal.staff.person.set',
      example: 'staff person set demo-supplier --right manage --reason "requested by their director"',
      options: [
        { flags: '--right <right>', about: 'terminal.supplier.right' },
        { flags: '--reason <text>', about: 'terminal.staff.reason' },
        { flags: '--key <uuid>', about: 'terminal.option.key' },
        { flags: '--dry-run', about: 'terminal.option.dryRun' },
      ],
      run: set,
    },
  ],
};
