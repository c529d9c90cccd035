import { listVerb } from '../list-verb.ts';
import type { Invocation, Noun, Verb } from '../noun.ts';

// Loaded when a verb runs, so that help and other commands start without them.
const list = async (given: Invocation) => (await import('./list-exhibitions.ts')).listExhibitions(given);
const show: Verb['run'] = async (given) => (await import('./show-exhibition.ts')).showExhibition(given);

export const exhibitionNoun: Noun = {
  name: 'exhibition',
  about: 'terminal.exhibition.about',
  verbs: [
    listVerb({
      usage: 'list [words...]',
      access: 'anyone',
      about: 'terminal.exhibition.list',
      example: 'exhibition list istanbul --industry textile',
      options: [
        { flags: '--industry <name>', about: 'terminal.exhibition.industry' },
        { flags: '--phase <number>', about: 'terminal.exhibition.phase' },
      ],
      run: list,
    }),
    {
      usage: 'show <id>',
      access: 'anyone',
      about: 'terminal.exhibition.show',
      example: 'exhibition show 1001',
      run: show,
    },
  ],
};
