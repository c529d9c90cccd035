import type { Noun, Verb } from '../../noun.ts';

// Loaded when a verb runs, so that help and other commands start without them.
const list: Verb['run'] = async (given) => (await import('./list.ts')).listSamples(given);

/** Samples that visitors fetch at a supplier's stands, as its people read them. */
export const sampleNoun: Noun = {
  name: 'sample',
  about: 'terminal.sample.about',
  verbs: [
    {
      usage: 'list',
      about: 'terminal.sample.list',
      example: 'sample list --page 2 --json',
      options: [{ flags: '--page <number>', about: 'terminal.search.page' }],
      run: list,
    },
  ],
};
