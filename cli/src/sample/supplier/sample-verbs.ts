import { listVerb } from '../../list-verb.ts';
import type { Invocation, Noun } from '../../noun.ts';

// Loaded when a verb runs, so that help and other commands start without them.
const list = async (given: Invocation) => (await import('./list.ts')).listSamples(given);

/** A supplier's commands for samples that visitors collect at its stands. */
export const sampleBelowSupplier: Noun = {
  name: 'sample',
  about: 'terminal.sample.about',
  verbs: [
    listVerb({
      usage: 'list',
      access: 'supplier',
      about: 'terminal.sample.list',
      example: 'supplier sample list --json',
      run: list,
    }),
  ],
};
