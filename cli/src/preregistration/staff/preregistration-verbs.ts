import { listVerb } from '../../list-verb.ts';
import type { Invocation, Noun, OptionSpec, Verb } from '../../noun.ts';
import { OPTION_FIELDS, toOptionSpec } from '../registration-options.ts';

// Loaded when a verb runs, so that help and other commands start without them.
const list = async (given: Invocation) => (await import('./list-registrations.ts')).listRegistrations(given);
const walkIn: Verb['run'] = async (given) => (await import('./walk-in.ts')).registerWalkIn(given);
const correct: Verb['run'] = async (given) => (await import('./correct.ts')).correctRegistration(given);
const save: Verb['run'] = async (given) => (await import('./export-registrations.ts')).exportRegistrations(given);
const merge: Verb['run'] = async (given) => (await import('./end.ts')).mergeRegistrations(given);
const cancel: Verb['run'] = async (given) => (await import('./end.ts')).cancelRegistration(given);
const restore: Verb['run'] = async (given) => (await import('./end.ts')).restoreRegistration(given);

const SUBMIT: readonly OptionSpec[] = [
  { flags: '--reason <text>', about: 'terminal.staff.reason' },
  { flags: '--key <uuid>', about: 'terminal.option.key' },
  { flags: '--dry-run', about: 'terminal.option.dryRun' },
];

/** Options for the fields of a registration. */
const FORM: readonly OptionSpec[] = OPTION_FIELDS.map(toOptionSpec);

/** Options for the fields that staff may correct. */
const OPTION_SPECS: readonly OptionSpec[] = OPTION_FIELDS.filter(({ isCorrectable }) => isCorrectable).map((row) =>
  row.kind === 'email' ? { ...toOptionSpec(row), about: 'terminal.preregister.newEmail' } : toOptionSpec(row),
);

/** Staff commands for visitors at the desk: register, find and correct. D-94 D-33 */
export const staffPreregistrationNoun: Noun = {
  name: 'pre-register',
  about: 'terminal.staff.preregister.about',
  verbs: [
    listVerb({
      usage: 'list <exhibition> [words...]',
      access: 'support',
      about: 'terminal.preregister.list',
      example: 'staff pre-register list 1001 acme',
      options: [{ flags: '--reason <text>', about: 'terminal.staff.reason' }],
      run: list,
    }),
    {
      usage: 'walk-in <exhibition>',
      access: 'support',
      about: 'terminal.preregister.walkIn',
      example:
        'staff pre-register walk-in 1001 --email jo@acme.example --name Jo --company Acme --country 356 --mobile 9847012345 --reason "at the desk"',
      options: [
        ...FORM,
        { flags: '--reason <text>', about: 'terminal.staff.reason' },
        { flags: '--key <uuid>', about: 'terminal.option.key' },
        { flags: '--dry-run', about: 'terminal.option.dryRun' },
      ],
      run: walkIn,
    },
    {
      usage: 'correct <exhibition> <badge>',
      access: 'support',
      about: 'terminal.preregister.correct',
      example: 'staff pre-register correct 1001 TEX7K2Q9MX4 --name "Jo Weaver" --reason "name misspelt"',
      options: [
        ...OPTION_SPECS,
        { flags: '--release', about: 'terminal.preregister.release' },
        { flags: '--reason <text>', about: 'terminal.staff.reason' },
        { flags: '--key <uuid>', about: 'terminal.option.key' },
        { flags: '--dry-run', about: 'terminal.option.dryRun' },
      ],
      run: correct,
    },
    {
      usage: 'export <exhibition> <file>',
      access: 'operator',
      about: 'terminal.preregister.export',
      example: 'staff pre-register export 1001 visitors.csv',
      options: [
        { flags: '--format <name>', about: 'terminal.import.option.format' },
        { flags: '--reason <text>', about: 'terminal.staff.reason' },
      ],
      run: save,
    },
    {
      usage: 'merge <exhibition> <badge> <other-badge>',
      access: 'support',
      about: 'terminal.preregister.merge',
      example: 'staff pre-register merge 1001 TEX7K2Q9MX4 TEX3M8W2PK7 --reason "registered twice"',
      options: SUBMIT,
      run: merge,
    },
    {
      usage: 'cancel <exhibition> <badge>',
      access: 'support',
      about: 'terminal.preregister.cancel',
      example: 'staff pre-register cancel 1001 TEX7K2Q9MX4 --reason "asked by phone"',
      options: SUBMIT,
      run: cancel,
    },
    {
      usage: 'restore <exhibition> <badge>',
      access: 'support',
      about: 'terminal.preregister.restore',
      example: 'staff pre-register restore 1001 TEX3M8W2PK7 --reason "merged by mistake"',
      options: SUBMIT,
      run: restore,
    },
  ],
};
