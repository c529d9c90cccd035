import type { Invocation, OptionSpec } from './noun.ts';
import { readFlagOption, readTextOption } from './option-values.ts';

interface CommandAlias {
  /** The old words after `fairhall`. */
  readonly old: string;
  /** The words that replace them. */
  readonly now: string;
  /** Options that were removed with the old words. */
  readonly options?: readonly OptionSpec[];
}

const FILE_VERBS = ['import', 'export'];
const ROW_VERBS = ['list', 'show', 'set', 'remove', ...FILE_VERBS];
const OPTION_FILE: OptionSpec = { flags: '--file <file>', about: 'terminal.staff.preregister.import' };
const OPTION_REASON: OptionSpec = { flags: '--reason <text>', about: 'terminal.staff.reason' };

const toCommandAliases = (
  audience: 'staff' | 'supplier',
  noun: string,
  verbs: readonly string[],
): readonly CommandAlias[] => verbs.map((verb) => ({ old: `${noun} ${verb}`, now: `${audience} ${noun} ${verb}` }));

/**
 * Earlier names of verbs, from before commands were grouped by audience. Scripts still use them: they work as before,
 * and the help does not list them.
 */
export const COMMAND_ALIASES: readonly CommandAlias[] = [
  ...toCommandAliases('staff', 'badge', ['reissue']),
  ...toCommandAliases('staff', 'batch', ['list', 'show', 'undo']),
  ...toCommandAliases('staff', 'category', FILE_VERBS),
  ...toCommandAliases('staff', 'exhibition', ['set', ...FILE_VERBS]),
  ...toCommandAliases('staff', 'exhibitor', FILE_VERBS),
  ...toCommandAliases('staff', 'news', ROW_VERBS),
  ...toCommandAliases('staff', 'pre-register', ['list', 'walk-in', 'correct']),
  { old: 'pre-register invite', now: 'staff pre-register invite', options: [OPTION_FILE] },
  ...toCommandAliases('staff', 'prize', ['list', 'set', 'export']),
  ...toCommandAliases('staff', 'product', FILE_VERBS),
  ...toCommandAliases('staff', 'site', ['set']),
  ...toCommandAliases('staff', 'stand', ['list']),
  ...toCommandAliases('staff', 'supplier', ['list', 'set', 'invite', ...FILE_VERBS]),
  ...toCommandAliases('supplier', 'lead', ['list', 'export']),
  ...toCommandAliases('supplier', 'meeting', ['list', 'accept', 'reject']),
  ...toCommandAliases('supplier', 'sample', ['list']),
  { old: 'supplier inbox', now: 'supplier enquiry list' },
];

interface CommandFormAlias {
  /** The verb that accepted the arguments or options. */
  readonly verb: string;
  /** The arguments after those of the verb. */
  readonly args?: string;
  readonly options: readonly OptionSpec[];
  applies(invocation: Pick<Invocation, 'args' | 'options'>): boolean;
  readonly now: string;
}

/** Old arguments and options by which a verb did the work of another audience's verb. */
export const COMMAND_FORM_ALIASES: readonly CommandFormAlias[] = [
  {
    verb: 'badge show',
    args: '[badge]',
    options: [OPTION_REASON],
    applies: ({ args }) => args.length > 1,
    now: 'staff badge show',
  },
  {
    verb: 'badge resend',
    args: '[badges...]',
    options: [OPTION_REASON],
    applies: ({ args }) => args.length > 1,
    now: 'staff badge resend',
  },
  {
    verb: 'pre-register submit',
    options: [
      OPTION_FILE,
      { flags: '--format <name>', about: 'terminal.import.option.format' },
      { flags: '--template', about: 'terminal.import.option.template' },
      OPTION_REASON,
    ],
    applies: ({ options }) => readTextOption(options, 'file') !== undefined || readFlagOption(options, 'template'),
    now: 'staff pre-register import',
  },
  {
    verb: 'site show',
    options: [{ flags: '--settings', about: 'terminal.staff.site.show' }, OPTION_REASON],
    applies: ({ options }) => readFlagOption(options, 'settings'),
    now: 'staff site show',
  },
  {
    verb: 'supplier show',
    options: [{ flags: '--staff', about: 'terminal.staff.supplier.show' }, OPTION_REASON],
    applies: ({ options }) => readFlagOption(options, 'staff'),
    now: 'staff supplier show',
  },
  {
    verb: 'supplier person set',
    options: [{ flags: '--staff', about: 'terminal.staff.person.set' }, OPTION_REASON],
    applies: ({ options }) => readFlagOption(options, 'staff'),
    now: 'staff person set',
  },
];
