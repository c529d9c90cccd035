import type { ImportKind } from '@fairhall/core/contract/catalogue/import-limits';
import { listVerb } from '../list-verb.ts';
import type { Invocation, Noun, OptionSpec, Verb } from '../noun.ts';
import { readTextOption } from '../option-values.ts';

// Loaded when a verb runs, so that help and other commands start without them.
const load =
  (kind: ImportKind): Verb['run'] =>
  async (given) =>
    (await import('./run-import.ts')).runImport(kind, given);
const save =
  (kind: ImportKind): Verb['run'] =>
  async (given) =>
    (await import('./run-export.ts')).runExport(kind, given);
const list = async (given: Invocation) => (await import('./batch-verbs.ts')).listBatches(given);
const show: Verb['run'] = async (given) => (await import('./batch-verbs.ts')).showBatch(given);
const undo: Verb['run'] = async (given) => (await import('./batch-verbs.ts')).undoBatch(given);

const REASON: OptionSpec = { flags: '--reason <text>', about: 'terminal.staff.reason' };
const FORMAT: OptionSpec = { flags: '--format <name>', about: 'terminal.import.option.format' };
const OPTION_LANGUAGES: OptionSpec = { flags: '--languages <codes>', about: 'terminal.import.option.languages' };
const PAGE: OptionSpec = { flags: '--page <number>', about: 'terminal.search.page' };

const OPTION_PICTURES: OptionSpec = { flags: '--pictures <place>', about: 'terminal.import.option.pictures' };

const createFileVerbs = (kind: ImportKind): readonly Verb[] => [
  {
    usage: 'import [file]',
    access: 'operator',
    about: 'terminal.import.about',
    example: `staff ${kind} import spring.xlsx --dry-run`,
    options: [
      FORMAT,
      { flags: '--template', about: 'terminal.import.option.template' },
      OPTION_LANGUAGES,
      ...(kind === 'product' || kind === 'exhibition' ? [OPTION_PICTURES] : []),
      REASON,
      { flags: '--dry-run', about: 'terminal.import.option.dryRun' },
    ],
    run: load(kind),
  },
  {
    usage: 'export <file>',
    access: 'operator',
    about: 'terminal.export.about',
    example: `staff ${kind} export ${kind}.csv`,
    options: [FORMAT, OPTION_LANGUAGES, REASON],
    run: save(kind),
  },
];

/** Operator commands for files of each kind, below `staff`. D-64 */
export const categoryFiles: Noun = {
  name: 'category',
  about: 'terminal.category.about',
  verbs: createFileVerbs('category'),
};
export const supplierFiles: Noun = {
  name: 'supplier',
  about: 'terminal.staff.supplier.about',
  verbs: createFileVerbs('supplier'),
};
export const productFiles: Noun = {
  name: 'product',
  about: 'terminal.staff.product.about',
  verbs: createFileVerbs('product'),
};
export const exhibitionFiles: Noun = {
  name: 'exhibition',
  about: 'terminal.staff.exhibition.about',
  verbs: createFileVerbs('exhibition'),
};
export const exhibitorFiles: Noun = {
  name: 'exhibitor',
  about: 'terminal.exhibitor.about',
  verbs: createFileVerbs('exhibitor'),
};

export const siteFiles: Noun = { name: 'site', about: 'terminal.staff.site.about', verbs: createFileVerbs('site') };

/** Imports the visitors of a file for the exhibition in the argument before it. */
const importVisitors =
  (kind: 'registration' | 'invitation'): Verb['run'] =>
  async (given) => {
    const [exhibition = '', named] = given.args;
    const file = named ?? readTextOption(given.options, 'file');
    const invocation = { ...given, args: file === undefined ? [] : [file] };
    return (await import('./run-import.ts')).runImport(kind, invocation, { exhibition });
  };

const VISITOR_OPTIONS: readonly OptionSpec[] = [
  FORMAT,
  { flags: '--template', about: 'terminal.import.option.template' },
  REASON,
  { flags: '--dry-run', about: 'terminal.import.option.dryRun' },
];

/** Files of visitors: registrations and invitations. D-88 */
export const visitorFiles: Noun = {
  name: 'pre-register',
  about: 'terminal.staff.preregister.about',
  verbs: [
    {
      usage: 'import <exhibition> [file]',
      access: 'operator',
      about: 'terminal.staff.preregister.import',
      example: 'staff pre-register import 1001 visitors.csv --dry-run',
      options: VISITOR_OPTIONS,
      run: importVisitors('registration'),
    },
    {
      usage: 'invite <exhibition> [file]',
      access: 'operator',
      about: 'terminal.preregister.invite',
      example: 'staff pre-register invite 1001 guests.csv --dry-run',
      options: VISITOR_OPTIONS,
      run: importVisitors('invitation'),
    },
  ],
};

/** Commands for complete imports. D-64 */
export const batchBelowStaff: Noun = {
  name: 'batch',
  about: 'terminal.batch.about',
  verbs: [
    listVerb({
      usage: 'list',
      access: 'support',
      about: 'terminal.batch.list',
      example: 'staff batch list',
      options: [REASON],
      run: list,
    }),
    {
      usage: 'show <id>',
      access: 'support',
      about: 'terminal.batch.show',
      example: 'staff batch show 0b9d3a4e-5a43-4f0e-9d52-0f6f4d2c8f11',
      options: [PAGE, REASON],
      run: show,
    },
    {
      usage: 'undo <id>',
      access: 'operator',
      about: 'terminal.batch.undo',
      example: 'staff batch undo 0b9d3a4e-5a43-4f0e-9d52-0f6f4d2c8f11 --reason "wrong file"',
      options: [REASON, { flags: '--dry-run', about: 'terminal.option.dryRun' }],
      run: undo,
    },
  ],
};
