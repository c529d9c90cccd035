import { listVerb } from '../list-verb.ts';
import type { Invocation, Noun, Verb } from '../noun.ts';

// Loaded when a verb runs, so that help and other commands start without them.
const add: Verb['run'] = async (given) => (await import('./add.ts')).addMember(given);
const list = async (given: Invocation) => (await import('./list.ts')).listMembers(given);
const renew: Verb['run'] = async (given) => (await import('./renew.ts')).renewMember(given);
const revoke: Verb['run'] = async (given) => (await import('./revoke.ts')).revokeMember(given);

export const staffNoun: Noun = {
  name: 'staff',
  about: 'terminal.staff.about',
  verbs: [
    {
      usage: 'add <name>',
      access: 'operator',
      about: 'terminal.staff.add',
      example: 'staff add "Maria Lopez" --role support --reason "joined the support team"',
      options: [
        { flags: '--role <role>', about: 'terminal.staff.role' },
        { flags: '--reason <text>', about: 'terminal.staff.reason' },
        { flags: '--key <uuid>', about: 'terminal.option.key' },
        { flags: '--dry-run', about: 'terminal.option.dryRun' },
      ],
      run: add,
    },
    listVerb({
      usage: 'list',
      access: 'operator',
      about: 'terminal.staff.list',
      example: 'staff list --json',
      options: [{ flags: '--reason <text>', about: 'terminal.staff.reason' }],
      run: list,
    }),
    {
      usage: 'revoke <id>',
      access: 'operator',
      about: 'terminal.staff.revoke',
      example: 'staff revoke k3Jd8fLq0sPz7xVb2nMw5A --reason "left the company"',
      options: [
        { flags: '--reason <text>', about: 'terminal.staff.reason' },
        { flags: '--key <uuid>', about: 'terminal.option.key' },
        { flags: '--dry-run', about: 'terminal.option.dryRun' },
      ],
      run: revoke,
    },
    {
      usage: 'renew <id>',
      access: 'operator',
      about: 'terminal.staff.renew',
      example: 'staff renew k3Jd8fLq0sPz7xVb2nMw5A --reason "stays another year"',
      options: [
        { flags: '--reason <text>', about: 'terminal.staff.reason' },
        { flags: '--key <uuid>', about: 'terminal.option.key' },
        { flags: '--dry-run', about: 'terminal.option.dryRun' },
      ],
      run: renew,
    },
  ],
};
