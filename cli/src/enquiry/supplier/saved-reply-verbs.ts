import { listVerb } from '../../list-verb.ts';
import type { Invocation, Noun, OptionSpec, Verb } from '../../noun.ts';

// Loaded when a verb runs, so that help and other commands start without them.
const list = async (given: Invocation) => (await import('./saved-replies.ts')).listSavedReplies(given);
const save: Verb['run'] = async (given) => (await import('./saved-replies.ts')).saveSavedReply(given);
const remove: Verb['run'] = async (given) => (await import('./saved-replies.ts')).removeSavedReply(given);

const SUBMIT_OPTIONS: readonly OptionSpec[] = [
  { flags: '--key <uuid>', about: 'terminal.option.key' },
  { flags: '--dry-run', about: 'terminal.option.dryRun' },
];
const FIELD_OPTIONS: readonly OptionSpec[] = [
  { flags: '--title <text>', about: 'terminal.supplier.savedReply.title' },
  { flags: '--text <text>', about: 'terminal.supplier.savedReply.text' },
  ...SUBMIT_OPTIONS,
];

/** A supplier's commands for the replies that its team shares. D-65 */
export const replyBelowSupplier: Noun = {
  name: 'saved-reply',
  about: 'terminal.supplier.savedReply.about',
  verbs: [
    listVerb({
      usage: 'list',
      access: 'supplier',
      about: 'terminal.supplier.savedReply.list',
      example: 'supplier saved-reply list',
      run: list,
    }),
    {
      usage: 'add',
      access: 'supplier',
      about: 'terminal.supplier.savedReply.add',
      example: 'supplier saved-reply add --title "Sample terms" --text "We send up to three samples free of charge."',
      options: FIELD_OPTIONS,
      run: save,
    },
    {
      usage: 'set <id>',
      access: 'supplier',
      about: 'terminal.supplier.savedReply.set',
      example: 'supplier saved-reply set demo-reply-samples --text "Samples are free; you pay the courier."',
      options: FIELD_OPTIONS,
      run: save,
    },
    {
      usage: 'remove <id>',
      access: 'supplier',
      about: 'terminal.supplier.savedReply.remove',
      example: 'supplier saved-reply remove demo-reply-lead-time',
      options: SUBMIT_OPTIONS,
      run: remove,
    },
  ],
};
