import type { Noun } from '../noun.ts';

export const scenarioNoun: Noun = { name: 'scenario', about: 'terminal.scenario.about', verbs: [] };
