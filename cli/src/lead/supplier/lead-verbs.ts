import { listVerb } from '../../list-verb.ts';
import type { Invocation, Noun, OptionSpec, Verb } from '../../noun.ts';

// Loaded when a verb runs, so that help and other commands start without them.
const list = async (given: Invocation) => (await import('./list.ts')).listLeads(given);
const scan: Verb['run'] = async (given) => (await import('./scan.ts')).scanLead(given);
const write: Verb['run'] = async (given) => (await import('./export.ts')).exportLeads(given);

const FILTER_OPTIONS: readonly OptionSpec[] = [
  { flags: '--exhibition <id>', about: 'terminal.lead.exhibition' },
  { flags: '--tag <tag>', about: 'terminal.lead.tag' },
];

/** A supplier's commands for leads: visitors whom its people scanned. D-62 D-65 */
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
      usage: 'scan <code>',
      access: 'supplier',
      about: 'terminal.lead.scan',
      example: 'supplier lead scan TEX7K2Q9MX4 --rating 4 --tags Bowls,Hotels --note "Wants samples"',
      options: [
        { flags: '--rating <stars>', about: 'terminal.lead.rating' },
        { flags: '--tags <tags>', about: 'terminal.lead.tags' },
        { flags: '--note <text>', about: 'terminal.lead.note' },
        { flags: '--request <text>', about: 'terminal.lead.request' },
        { flags: '--key <uuid>', about: 'terminal.option.key' },
        { flags: '--dry-run', about: 'terminal.option.dryRun' },
      ],
      run: scan,
    },
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
