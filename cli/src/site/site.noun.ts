import { listVerb } from '../list-verb.ts';
import type { Invocation, Noun, Verb } from '../noun.ts';

// Loaded when a verb runs, so that help and other commands start without them.
const list = async (given: Invocation) => (await import('./list.ts')).listSites(given);
const show: Verb['run'] = async (given) => (await import('./show.ts')).showSite(given);

export const siteNoun: Noun = {
  name: 'site',
  about: 'terminal.site.about',
  verbs: [
    listVerb({ usage: 'list', access: 'anyone', about: 'terminal.site.list', example: 'site list', run: list }),
    { usage: 'show <id>', access: 'anyone', about: 'terminal.site.show', example: 'site show 999', run: show },
  ],
};
