import type { ImportKind } from '@fairhall/core/contract/catalogue/import-limits';
import { listVerb } from '../list-verb.ts';
import type { Invocation, Noun, OptionSpec, Verb } from '../noun.ts';
import { textOption } from '../option-values.ts';

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
const LANGUAGES: OptionSpec = { flags: '--languages <codes>', about: 'terminal.import.option.languages' };
const PAGE: OptionSpec = { flags: '--page <number>', about: 'terminal.search.page' };

const PICTURES: OptionSpec = { flags: '--pictures <place>', about: 'terminal.import.option.pictures' };

const filesOf = (kind: ImportKind): readonly Verb[] => [
  {
    usage: 'import [file]',
    about: 'terminal.import.about',
    example: `${kind} import spring.xlsx --dry-run`,
    options: [
      FORMAT,
      { flags: '--template', about: 'terminal.import.option.template' },
      LANGUAGES,
      ...(kind === 'product' ? [PICTURES] : []),
      REASON,
      { flags: '--dry-run', about: 'terminal.import.option.dryRun' },
    ],
    run: load(kind),
  },
  {
    usage: 'export <file>',
    about: 'terminal.export.about',
    example: `${kind} export catalogue.csv`,
    options: [FORMAT, LANGUAGES, REASON],
    run: save(kind),
  },
];

export const categoryNoun: Noun = { name: 'category', about: 'terminal.category.about', verbs: filesOf('category') };
/** What operators do with files of suppliers and products, beside the other verbs of these nouns. */
export const supplierFiles: Noun = { name: 'supplier', about: 'terminal.supplier.about', verbs: filesOf('supplier') };
export const productFiles: Noun = { name: 'product', about: 'terminal.product.about', verbs: filesOf('product') };

/** Exhibitions, beside the other verbs of that noun, and who exhibits there. */
export const exhibitionFiles: Noun = {
  name: 'exhibition',
  about: 'terminal.exhibition.about',
  verbs: filesOf('exhibition'),
};
export const exhibitorNoun: Noun = {
  name: 'exhibitor',
  about: 'terminal.exhibitor.about',
  verbs: filesOf('exhibitor'),
};

/** What is done with the visitors of a file, for the exhibition that is the command's own. */
const visitorsOf =
  (kind: 'registration' | 'invitation'): Verb['run'] =>
  async (given) => {
    const [exhibition = ''] = given.args;
    const file = textOption(given.options, 'file');
    const invocation = { ...given, args: file === undefined ? [] : [file] };
    return (await import('./run-import.ts')).runImport(kind, invocation, { exhibition });
  };

/** Files of visitors: who is registered by them, and who is invited. D-88 */
export const visitorFiles = { submit: visitorsOf('registration'), invite: visitorsOf('invitation') };

export const batchNoun: Noun = {
  name: 'batch',
  about: 'terminal.batch.about',
  verbs: [
    listVerb({ usage: 'list', about: 'terminal.batch.list', example: 'batch list', options: [REASON], run: list }),
    {
      usage: 'show <id>',
      about: 'terminal.batch.show',
      example: 'batch show 0b9d3a4e-5a43-4f0e-9d52-0f6f4d2c8f11',
      options: [PAGE, REASON],
      run: show,
    },
    {
      usage: 'undo <id>',
      about: 'terminal.batch.undo',
      example: 'batch undo 0b9d3a4e-5a43-4f0e-9d52-0f6f4d2c8f11 --reason "the wrong file"',
      options: [REASON, { flags: '--dry-run', about: 'terminal.option.dryRun' }],
      run: undo,
    },
  ],
};
