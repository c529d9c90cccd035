import type { Invocation, OptionSpec } from './noun.ts';
import { flagOption, textOption } from './option-values.ts';

interface OldSpelling {
  /** What followed `fairhall`. */
  readonly old: string;
  /** What follows it now. */
  readonly now: string;
  /** Options that were given up with it. */
  readonly options?: readonly OptionSpec[];
}

const FILES = ['import', 'export'];
const ROWS = ['list', 'show', 'set', 'remove', ...FILES];
const FILE: OptionSpec = { flags: '--file <file>', about: 'terminal.staff.preregister.import' };
const REASON: OptionSpec = { flags: '--reason <text>', about: 'terminal.staff.reason' };

const below = (audience: 'staff' | 'supplier', noun: string, verbs: readonly string[]): readonly OldSpelling[] =>
  verbs.map((verb) => ({ old: `${noun} ${verb}`, now: `${audience} ${noun} ${verb}` }));

/** Names of verbs from before each audience had its place. Scripts use them: they run as ever and stand in no help. */
export const OLD_SPELLINGS: readonly OldSpelling[] = [
  ...below('staff', 'badge', ['reissue']),
  ...below('staff', 'batch', ['list', 'show', 'undo']),
  ...below('staff', 'category', FILES),
  ...below('staff', 'exhibition', ['set', ...FILES]),
  ...below('staff', 'exhibitor', FILES),
  ...below('staff', 'news', ROWS),
  ...below('staff', 'pre-register', ['list', 'walk-in', 'correct']),
  { old: 'pre-register invite', now: 'staff pre-register invite', options: [FILE] },
  ...below('staff', 'prize', ['list', 'set', 'export']),
  ...below('staff', 'product', FILES),
  ...below('staff', 'site', ['set']),
  ...below('staff', 'stand', ['list']),
  ...below('staff', 'supplier', ['list', 'set', 'invite', ...FILES]),
  ...below('supplier', 'lead', ['list', 'export']),
  ...below('supplier', 'meeting', ['list', 'accept', 'reject']),
  ...below('supplier', 'sample', ['list']),
  { old: 'supplier inbox', now: 'supplier enquiry list' },
];

interface OldForm {
  /** The verb that took it. */
  readonly verb: string;
  /** The arguments that followed those of the verb. */
  readonly args?: string;
  readonly options: readonly OptionSpec[];
  applies(invocation: Pick<Invocation, 'args' | 'options'>): boolean;
  /** What runs now. */
  readonly now: string;
}

/** Arguments and options by which a verb of one audience did the work of another's. */
export const OLD_FORMS: readonly OldForm[] = [
  {
    verb: 'badge show',
    args: '[badge]',
    options: [REASON],
    applies: ({ args }) => args.length > 1,
    now: 'staff badge show',
  },
  {
    verb: 'badge resend',
    args: '[badges...]',
    options: [REASON],
    applies: ({ args }) => args.length > 1,
    now: 'staff badge resend',
  },
  {
    verb: 'pre-register submit',
    options: [
      FILE,
      { flags: '--format <name>', about: 'terminal.import.option.format' },
      { flags: '--template', about: 'terminal.import.option.template' },
      REASON,
    ],
    applies: ({ options }) => textOption(options, 'file') !== undefined || flagOption(options, 'template'),
    now: 'staff pre-register import',
  },
  {
    verb: 'site show',
    options: [{ flags: '--settings', about: 'terminal.staff.site.show' }, REASON],
    applies: ({ options }) => flagOption(options, 'settings'),
    now: 'staff site show',
  },
  {
    verb: 'supplier show',
    options: [{ flags: '--staff', about: 'terminal.staff.supplier.show' }, REASON],
    applies: ({ options }) => flagOption(options, 'staff'),
    now: 'staff supplier show',
  },
  {
    verb: 'supplier person set',
    options: [{ flags: '--staff', about: 'terminal.staff.person.set' }, REASON],
    applies: ({ options }) => flagOption(options, 'staff'),
    now: 'staff person set',
  },
];
