import { listVerb } from '../list-verb.ts';
import type { Invocation, Noun, OptionSpec, Verb } from '../noun.ts';
import { flagOption, textOption } from '../option-values.ts';
import { OPTION_FIELDS, optionSpec } from './told-options.ts';

// Loaded when a verb runs, so that help and other commands start without them.
const submit: Verb['run'] = async (given) => (await import('./submit.ts')).submitRegistration(given);
const status: Verb['run'] = async (given) => (await import('./status.ts')).registrationStatus(given);
const list = async (given: Invocation) => (await import('./staff/list-registrations.ts')).listRegistrations(given);
const prefill: Verb['run'] = async (given) => (await import('./prefill.ts')).showPrefill(given);
const walkIn: Verb['run'] = async (given) => (await import('./staff/walk-in.ts')).registerWalkIn(given);
const correct: Verb['run'] = async (given) => (await import('./staff/correct.ts')).correctRegistration(given);
const explain: Verb['run'] = async (given) => (await import('./explain.ts')).explainVersion(given);

/** What decides the form's version. A-03 */
const VERSION: readonly OptionSpec[] = [
  { flags: '--form <version>', about: 'terminal.preregister.form' },
  { flags: '--ai-variant <number>', about: 'terminal.preregister.aiVariant' },
  { flags: '--split', about: 'terminal.preregister.split' },
  { flags: '--app', about: 'terminal.preregister.app' },
];

/** What a visitor tells. */
const FORM: readonly OptionSpec[] = OPTION_FIELDS.map(optionSpec);

/** What staff may correct of it. */
const CORRECTED: readonly OptionSpec[] = OPTION_FIELDS.filter(({ isCorrectable }) => isCorrectable).map((row) =>
  row.kind === 'email' ? { ...optionSpec(row), about: 'terminal.preregister.newEmail' } : optionSpec(row),
);

const FILE: readonly OptionSpec[] = [
  { flags: '--format <name>', about: 'terminal.import.option.format' },
  { flags: '--template', about: 'terminal.import.option.template' },
  { flags: '--reason <text>', about: 'terminal.staff.reason' },
];

const isOfFile = ({ options }: Invocation): boolean =>
  textOption(options, 'file') !== undefined || flagOption(options, 'template');

/** What is done with files of visitors, as operators load any other file. */
interface VisitorFiles {
  readonly submit: Verb['run'];
  readonly invite: Verb['run'];
}

/** What is done with visitors that are typed or taken from a file. */
const withFiles = (files: VisitorFiles): readonly Verb[] => [
  {
    usage: 'submit <exhibition>',
    about: 'terminal.preregister.submit',
    example:
      'pre-register submit 1001 --email jo@acme.example --name "Jo Weaver" --company Acme --country 356 --mobile 9847012345',
    options: [
      ...FORM,
      ...VERSION,
      { flags: '--file <file>', about: 'terminal.preregister.file' },
      ...FILE,
      { flags: '--key <uuid>', about: 'terminal.option.key' },
      { flags: '--dry-run', about: 'terminal.option.dryRun' },
    ],
    run: (given) => (isOfFile(given) ? files.submit(given) : submit(given)),
  },
  {
    usage: 'invite <exhibition>',
    about: 'terminal.preregister.invite',
    example: 'pre-register invite 1001 --file guests.csv --dry-run',
    options: [
      { flags: '--file <file>', about: 'terminal.preregister.guests' },
      ...FILE,
      { flags: '--dry-run', about: 'terminal.import.option.dryRun' },
    ],
    run: files.invite,
  },
];

const VERBS: readonly Verb[] = [
  {
    usage: 'status <exhibition>',
    about: 'terminal.preregister.status',
    example: 'pre-register status 1001',
    options: [{ flags: '--email <address>', about: 'terminal.preregister.statusEmail' }],
    run: status,
  },
  listVerb({
    usage: 'list <exhibition> [words...]',
    about: 'terminal.preregister.list',
    example: 'pre-register list 1001 malabar',
    options: [{ flags: '--reason <text>', about: 'terminal.staff.reason' }],
    run: list,
  }),
  {
    usage: 'prefill <exhibition>',
    about: 'terminal.preregister.prefill',
    example: 'pre-register prefill 1001 --link T1',
    options: [
      { flags: '--link <code>', about: 'terminal.preregister.link' },
      { flags: '--device <id>', about: 'terminal.preregister.device' },
    ],
    run: prefill,
  },
  {
    usage: 'walk-in <exhibition>',
    about: 'terminal.preregister.walkIn',
    example:
      'pre-register walk-in 1001 --email jo@acme.example --name Jo --company Acme --country 356 --mobile 9847012345 --reason "at the desk"',
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
    about: 'terminal.preregister.correct',
    example: 'pre-register correct 1001 TEX7K2Q9MX4 --name "Jo Weaver" --reason "name misspelt"',
    options: [
      ...CORRECTED,
      { flags: '--release', about: 'terminal.preregister.release' },
      { flags: '--reason <text>', about: 'terminal.staff.reason' },
      { flags: '--key <uuid>', about: 'terminal.option.key' },
      { flags: '--dry-run', about: 'terminal.option.dryRun' },
    ],
    run: correct,
  },
  {
    usage: 'explain <exhibition>',
    about: 'terminal.preregister.explain',
    example: 'pre-register explain 1001 --form old',
    options: [...VERSION, { flags: '--visitor <id>', about: 'terminal.preregister.visitor' }],
    run: explain,
  },
];

export const preRegisterNoun = (files: VisitorFiles): Noun => ({
  name: 'pre-register',
  about: 'terminal.preregister.about',
  verbs: [...withFiles(files), ...VERBS],
});
