import { listVerb } from '../list-verb.ts';
import type { Invocation, Noun, Verb } from '../noun.ts';

// Loaded when a verb runs, so that help and other commands start without them.
const list = async (given: Invocation) => (await import('./list.ts')).listSites(given);
const show: Verb['run'] = async (given) => (await import('./show.ts')).showSite(given);
const set: Verb['run'] = async (given) => (await import('./staff/set-site.ts')).setSite(given);

export const siteNoun: Noun = {
  name: 'site',
  about: 'terminal.site.about',
  verbs: [
    listVerb({ usage: 'list', about: 'terminal.site.list', example: 'site list', run: list }),
    {
      usage: 'show <id>',
      about: 'terminal.site.show',
      example: 'site show 999 --settings',
      options: [
        { flags: '--settings', about: 'terminal.site.settings' },
        { flags: '--reason <text>', about: 'terminal.staff.reason' },
      ],
      run: show,
    },
    {
      usage: 'set <id> <settings...>',
      about: 'terminal.site.set',
      example: 'site set 999 flags.tagSelectorV2=true --reason "try the new selector"',
      options: [
        { flags: '--reason <text>', about: 'terminal.staff.reason' },
        { flags: '--key <uuid>', about: 'terminal.option.key' },
        { flags: '--dry-run', about: 'terminal.option.dryRun' },
      ],
      run: set,
    },
  ],
};
