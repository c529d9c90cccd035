import { listVerb } from '../list-verb.ts';
import type { Noun } from '../noun.ts';

// Loaded when a verb runs, so that help and other commands start without the replay.
const loadVerbs = () => import('./verbs.ts');

const FOLDER = { flags: '--folder <path>', about: 'terminal.scenario.folder' } as const;

export const scenarioNoun: Noun = {
  name: 'scenario',
  about: 'terminal.scenario.about',
  verbs: [
    listVerb({
      usage: 'list',
      access: 'anyone',
      about: 'terminal.scenario.list',
      example: 'scenario list --json',
      options: [FOLDER],
      run: async (invocation) => (await loadVerbs()).list(invocation),
    }),
    {
      usage: 'replay [names...]',
      access: 'anyone',
      about: 'terminal.scenario.replay',
      example: 'scenario replay enquiry/send search/common',
      options: [FOLDER],
      run: async (invocation) => (await loadVerbs()).runScenarios(invocation),
    },
  ],
};
