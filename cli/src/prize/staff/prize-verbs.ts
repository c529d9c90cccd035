import { listVerb } from '../../list-verb.ts';
import type { Invocation, Noun, OptionSpec, Verb } from '../../noun.ts';

// Loaded when a verb runs, so that help and other commands start without them.
const list = async (given: Invocation) => (await import('./list.ts')).listPrizes(given);
const set: Verb['run'] = async (given) => (await import('./set.ts')).setPrizes(given);
const exportDraws: Verb['run'] = async (given) => (await import('./export.ts')).exportDraws(given);

const REASON: OptionSpec = { flags: '--reason <text>', about: 'terminal.staff.reason' };

/** Staff commands for the prizes of an exhibition's lottery and its draws. D-27 */
export const prizeBelowStaff: Noun = {
  name: 'prize',
  about: 'terminal.prize.about',
  verbs: [
    listVerb({
      usage: 'list <exhibition>',
      access: 'support',
      about: 'terminal.prize.list',
      example: 'staff prize list 1001',
      options: [REASON],
      run: list,
    }),
    {
      usage: 'set <exhibition>',
      access: 'operator',
      about: 'terminal.prize.set',
      example: 'staff prize set 1001 --file prizes.csv --dry-run --reason "opening day"',
      options: [
        { flags: '--file <path>', about: 'terminal.prize.file' },
        REASON,
        { flags: '--key <uuid>', about: 'terminal.option.key' },
        { flags: '--dry-run', about: 'terminal.option.dryRun' },
      ],
      run: set,
    },
    {
      usage: 'export <exhibition> <file>',
      access: 'support',
      about: 'terminal.prize.export',
      example: 'staff prize export 1001 draws.csv --reason "to send the prizes"',
      options: [REASON],
      run: exportDraws,
    },
  ],
};
