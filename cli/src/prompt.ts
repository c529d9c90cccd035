import type { MessageKey } from '@fairhall/core/messages';
import type { Message } from '@fairhall/core/ports/texts';
import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail } from './answer.ts';
import { COMMAND_EXIT_CODES } from './exit-codes.ts';
import type { Invocation } from './noun.ts';
import { readFlagOption, readTextOption, toOptionName } from './option-values.ts';
import { ask, askSecret, isAttended, readAll } from './terminal.ts';

export const canAsk = ({ global, terminal }: Invocation): boolean => global.input && isAttended(terminal);

/**
 * The text of an option, or of standard input if the option is `-`. Without the option, prompts the user; '' if the
 * command may not prompt.
 */
export async function readOrAskText(invocation: Invocation, name: string, question: MessageKey): Promise<string> {
  const { options, terminal, texts } = invocation;
  const given = readTextOption(options, name);
  if (given === '-') return readAll(terminal.stdin);
  if (given !== undefined) return given;
  return canAsk(invocation) ? ask(terminal, texts.text(question)) : '';
}

/**
 * Asks for confirmation before something is sent. True without a question with --yes, and where no prompt is possible
 * (a script).
 */
export async function isConfirmed(invocation: Invocation, question: string): Promise<boolean> {
  if (invocation.global.yes || !canAsk(invocation)) return true;
  return isYes(invocation, await ask(invocation.terminal, question));
}

export const isYes = ({ texts }: Invocation, answer: string): boolean =>
  ['y', 'yes', texts.text('terminal.yes')].includes(answer.trim().toLowerCase());

/** A password or token. It is never an argument: the shell's history and the list of processes show arguments. */
export interface Secret {
  /** The option that reads it from standard input. */
  readonly option: string;
  readonly variable: string;
  readonly question: Message;
  /** The second question, which finds typing errors; absent if the secret is typed once. */
  readonly again?: Message;
}

export type ReadSecret = (secret: Secret) => Promise<Result<string, Failure>>;

/** Reads secrets from standard input (one a line, in the order of the questions), the environment or a prompt. */
export function openSecrets(invocation: Invocation): ReadSecret {
  const { options, terminal } = invocation;
  let lines: Promise<string[]> | undefined;
  const nextLine = async () => {
    lines ??= readAll(terminal.stdin).then((text) => text.split(/\r?\n/));
    return (await lines).shift() ?? '';
  };
  return async (secret) => {
    const { option, variable } = secret;
    if (readFlagOption(options, toOptionName(option))) return ok(await nextLine());
    const stored = terminal.environment[variable];
    if (stored) return ok(stored);
    if (canAsk(invocation)) return askTwice(invocation, secret);
    return toSecretNeededFailure(secret);
  };
}

/** The usage error for a missing secret; it names the variable and the option that can provide it. */
export const toSecretNeededFailure = ({ variable, option }: Secret) =>
  fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.secret.needed', values: { variable, option } });

async function askTwice(
  { terminal, texts }: Invocation,
  { question, again }: Secret,
): Promise<Result<string, Failure>> {
  const first = await askSecret(terminal, texts.text(question.key, question.values));
  if (again === undefined || first === '') return ok(first);
  const second = await askSecret(terminal, texts.text(again.key, again.values));
  return first === second ? ok(first) : fail(COMMAND_EXIT_CODES.refused, { key: 'terminal.secret.differs' });
}
