import { listVerb } from '../list-verb.ts';
import type { Invocation, Noun, Verb } from '../noun.ts';

// Loaded when a verb runs, so that help and other commands start without them.
const list = async (given: Invocation) => (await import('./list-people.ts')).listPeople(given);
const set: Verb['run'] = async (given) => (await import('./set-person.ts')).setPerson(given);

/** A supplier's commands for its people and their permissions. D-65 */
export const personBelowSupplier: Noun = {
  name: 'person',
  about: 'terminal.supplier.person.about',
  verbs: [
    listVerb({
      usage: 'list',
      access: 'supplier',
      about: 'terminal.supplier.person.list',
      example: 'supplier person list --json',
      run: list,
    }),
    {
      usage: 'set <id>',
      access: 'supplier',
      about: 'terminal.supplier.person.set',
      example: 'supplier person set demo-supplier --right manage',
      options: [
        { flags: '--right <right>', about: 'terminal.supplier.right' },
        { flags: '--key <uuid>', about: 'terminal.option.key' },
        { flags: '--dry-run', about: 'terminal.option.dryRun' },
      ],
      run: set,
    },
  ],
};
