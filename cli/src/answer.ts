import type { GatewayError } from '@fairhall/core/contract/error';
import { type DisplayMessage, errorMessage } from '@fairhall/core/contract/error-message';
import type { Message } from '@fairhall/core/ports/texts';
import { err, type Result } from '@fairhall/core/result';
import { COMMAND_EXIT_CODES, type ExitCode, toExitCode } from './exit-codes.ts';

export interface Column {
  readonly title: string;
  readonly align?: 'end';
}

/** Output for people: a table, facts with one on each line, or plain text. */
export type View =
  | { readonly kind: 'table'; readonly columns: readonly Column[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  /** Text that is printed unchanged, such as a JSON document. */
  | { readonly kind: 'text'; readonly text: string };

/** The result of a command: `data` is printed with --json, `view` without it. */
export interface Answer {
  readonly data: unknown;
  readonly view: View;
  /** Messages for standard error, beside the result. */
  readonly remarks?: readonly DisplayMessage[];
  /** The exit code of a command that has a result but was not successful, such as a replay with failures. */
  readonly exit?: ExitCode;
}

/** Why a command ended without a result, and the advice for its user. */
export interface Failure {
  readonly exit: ExitCode;
  readonly message: DisplayMessage;
  readonly advice?: Message;
}

export type Outcome = Result<Answer, Failure>;

export function fail(exit: ExitCode, message: DisplayMessage, advice?: Message): { ok: false; error: Failure } {
  const failure = advice === undefined ? { exit, message } : { exit, message, advice };
  return { ok: false, error: failure };
}

/** The advice for a command that needs a login. */
export const LOGIN_ADVICE: Message = { key: 'terminal.account.howToLogIn' };

/**
 * The failure of a call, with the flow's message or otherwise the pages' message for this kind of error. The advice
 * names a gateway that did not respond, and says how to log in if a login is needed. R-8.013
 */
export function toCallFailure(
  error: GatewayError,
  origin: string,
  message: DisplayMessage = errorMessage(error),
): { readonly ok: false; readonly error: Failure } {
  const exit = toExitCode(error);
  return err({ exit, message, ...getAdvice(exit, origin) });
}

function getAdvice(exit: ExitCode, origin: string): Pick<Failure, 'advice'> {
  if (exit === COMMAND_EXIT_CODES.unreachable) return { advice: { key: 'terminal.server.asked', values: { origin } } };
  return exit === COMMAND_EXIT_CODES.loginNeeded ? { advice: LOGIN_ADVICE } : {};
}
