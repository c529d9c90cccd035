import { listVerb } from '../../list-verb.ts';
import type { Invocation, Noun, OptionSpec, Verb } from '../../noun.ts';

// Loaded when a verb runs, so that help and other commands start without them.
const list = async (given: Invocation) => (await import('./list.ts')).listLeads(given);
const write: Verb['run'] = async (given) => (await import('./export.ts')).exportLeads(given);

const FILTER_OPTIONS: readonly OptionSpec[] = [
  { flags: '--exhibition <id>', about: 'terminal.lead.exhibition' },
  { flags: '--tag <tag>', about: 'terminal.lead.tag' },
];

/** A supplier's commands for leads: visitors whose badges its people scanned. D-62 D-65 */
export const leadBelowSupplier: Noun = {
  name: 'lead',
  about: 'terminal.lead.about',
  verbs: [
    listVerb({
      usage: 'list',
      access: 'supplier',
      about: 'terminal.lead.list',
      example: 'supplier lead list --exhibition 1013 --tag Bowls --json',
      options: [...FILTER_OPTIONS],
      run: list,
    }),
    {
      usage: 'export <file>',
      access: 'supplier',
      about: 'terminal.lead.export',
      example: 'supplier lead export leads.xlsx --exhibition 1013',
      options: [...FILTER_OPTIONS, { flags: '--format <name>', about: 'terminal.import.option.format' }],
      run: write,
    },
  ],
};
