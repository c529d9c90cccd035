import type { MessageKey } from '@fairhall/core/messages';
import type { CommanderError } from 'commander';
import type { Failure } from './answer.ts';
import { COMMAND_EXIT_CODES } from './exit-codes.ts';
import type { LoneVerb, Noun } from './noun.ts';

const MESSAGE_KEYS: Readonly<Record<string, MessageKey>> = {
  'commander.unknownCommand': 'terminal.usage.unknownCommand',
  'commander.unknownOption': 'terminal.usage.unknownOption',
  'commander.missingArgument': 'terminal.usage.missingArgument',
  'commander.optionMissingArgument': 'terminal.usage.missingValue',
  'commander.excessArguments': 'terminal.usage.tooMany',
};

/** The error for a command line that cannot be parsed: the invalid word, a similar valid one, and how to get help. */
export function toUsageFailure(
  error: CommanderError,
  args: readonly string[],
  nouns: readonly (Noun | LoneVerb)[],
): Failure | undefined {
  // A noun without its verb: commander has printed the help already.
  if (error.code === 'commander.help') return undefined;
  const [, word = ''] = /'([^']*)'/.exec(error.message) ?? [];
  const [, meant] = /Did you mean (?:one of )?([^?]+)\?/.exec(error.message) ?? [];
  const key = MESSAGE_KEYS[error.code];
  const message = key ? { key, values: { word } } : { text: error.message.replace(/^error: /, '') };
  const command = ['fairhall', ...commandIn(args, nouns)].join(' ');
  if (meant === undefined)
    return { exit: COMMAND_EXIT_CODES.usage, message, advice: { key: 'terminal.usage.help', values: { command } } };
  return {
    exit: COMMAND_EXIT_CODES.usage,
    message,
    advice: { key: 'terminal.usage.meant', values: { meant, command } },
  };
}

/** The noun and the verb at the start of the arguments, as far as they exist; used in the advice to run `--help`. */
function commandIn(args: readonly string[], nouns: readonly (Noun | LoneVerb)[]): readonly string[] {
  const words = args.filter((argument) => !argument.startsWith('-'));
  for (const [place, word] of words.entries()) {
    const noun = nouns.find((candidate) => ('alone' in candidate ? candidate.usage : candidate.name) === word);
    if (!noun) continue;
    return 'alone' in noun ? [word] : [word, ...commandBelow(noun, words.slice(place + 1))];
  }
  return [];
}

function commandBelow(
  { verbs, nouns = [], aliases = [] }: Noun,
  [word = '', ...words]: readonly string[],
): readonly string[] {
  if (verbs.some(({ usage }) => usage.split(' ', 1)[0] === word)) return [word];
  if (aliases.some(({ name }) => name === word)) return [word];
  const below = nouns.find(({ name }) => name === word);
  return below === undefined ? [] : [word, ...commandBelow(below, words)];
}
