import { listVerb } from '../../list-verb.ts';
import type { Invocation, Noun, OptionSpec, Verb } from '../../noun.ts';

// Loaded when a verb runs, so that help and other commands start without them.
const list = async (given: Invocation) => (await import('./list-sites.ts')).listSites(given);
const add: Verb['run'] = async (given) => (await import('./add-site.ts')).addSite(given);
const show: Verb['run'] = async (given) => (await import('./show-settings.ts')).showSettings(given);
const set: Verb['run'] = async (given) => (await import('./set-site.ts')).setSite(given);
const setLogo: Verb['run'] = async (given) => (await import('./set-logo.ts')).setLogo(given);

const REASON: OptionSpec = { flags: '--reason <text>', about: 'terminal.staff.reason' };
const SUBMIT: readonly OptionSpec[] = [
  REASON,
  { flags: '--key <uuid>', about: 'terminal.option.key' },
  { flags: '--dry-run', about: 'terminal.option.dryRun' },
];

/** Operator commands for a site's settings. D-97 */
export const siteBelowStaff: Noun = {
  name: 'site',
  about: 'terminal.staff.site.about',
  verbs: [
    listVerb({
      usage: 'list',
      access: 'support',
      about: 'terminal.staff.site.list',
      example: 'staff site list',
      options: [REASON],
      run: list,
    }),
    {
      usage: 'add <site> <values...>',
      access: 'operator',
      about: 'terminal.staff.site.add',
      example: 'staff site add kenya country=KE language=en host=kenya.fair.example --reason "our show in Nairobi"',
      options: [REASON, { flags: '--dry-run', about: 'terminal.import.option.dryRun' }],
      run: add,
    },
    {
      usage: 'show <site>',
      access: 'support',
      about: 'terminal.staff.site.show',
      example: 'staff site show 999',
      options: [REASON],
      run: show,
    },
    {
      usage: 'set <site> <settings...>',
      access: 'operator',
      about: 'terminal.site.set',
      example: 'staff site set 999 flags.tagSelectorV2=true --reason "try the new selector"',
      options: SUBMIT,
      run: set,
    },
    {
      usage: 'logo <site> <file>',
      access: 'operator',
      about: 'terminal.site.setLogo',
      example: 'staff site logo 2 logo.png --reason "our own look"',
      options: SUBMIT,
      run: setLogo,
    },
  ],
};
