import { listVerb } from '../list-verb.ts';
import type { Invocation, Noun, Verb } from '../noun.ts';

// Loaded when a verb runs, so that help and other commands start without them.
const list = async (given: Invocation) => (await import('./list-exhibitions.ts')).listExhibitions(given);
const set: Verb['run'] = async (given) => (await import('./staff/set-exhibition.ts')).setExhibition(given);
const show: Verb['run'] = async (given) => (await import('./show-exhibition.ts')).showExhibition(given);

export const exhibitionNoun: Noun = {
  name: 'exhibition',
  about: 'terminal.exhibition.about',
  verbs: [
    listVerb({
      usage: 'list [words...]',
      about: 'terminal.exhibition.list',
      example: 'exhibition list istanbul --industry textile',
      options: [
        { flags: '--industry <name>', about: 'terminal.exhibition.industry' },
        { flags: '--phase <number>', about: 'terminal.exhibition.phase' },
      ],
      run: list,
    }),
    { usage: 'show <id>', about: 'terminal.exhibition.show', example: 'exhibition show 1001', run: show },
    {
      usage: 'set <id> <values...>',
      about: 'terminal.exhibition.set',
      example: 'exhibition set 1001 "location=Hall 4, Istanbul" published=yes --reason "new venue"',
      options: [
        { flags: '--reason <text>', about: 'terminal.staff.reason' },
        { flags: '--dry-run', about: 'terminal.import.option.dryRun' },
      ],
      run: set,
    },
  ],
};
