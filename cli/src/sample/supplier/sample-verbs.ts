import { listVerb } from '../../list-verb.ts';
import type { Invocation, Noun, Verb } from '../../noun.ts';

// Loaded when a verb runs, so that help and other commands start without them.
const list = async (given: Invocation) => (await import('./list.ts')).listSamples(given);
const mark: Verb['run'] = async (given) => (await import('./mark.ts')).markSample(given);

/** A supplier's commands for samples that visitors collect at its stands. */
export const sampleBelowSupplier: Noun = {
  name: 'sample',
  about: 'terminal.sample.about',
  verbs: [
    listVerb({
      usage: 'list',
      access: 'supplier',
      about: 'terminal.sample.list',
      example: 'supplier sample list --exhibition 1013 --json',
      options: [{ flags: '--exhibition <id>', about: 'terminal.sample.option.exhibition' }],
      run: list,
    }),
    {
      usage: 'collect <sample>',
      access: 'supplier',
      about: 'terminal.sample.collect',
      example: 'supplier sample collect k3Jd8fLq0sPz7xVb2nMw5A',
      options: [
        { flags: '--undo', about: 'terminal.sample.option.undo' },
        { flags: '--key <uuid>', about: 'terminal.option.key' },
        { flags: '--dry-run', about: 'terminal.option.dryRun' },
      ],
      run: mark,
    },
  ],
};
