import type { GatewayError } from '@fairhall/core/contract/error';
import { errorMessage, type ShownMessage } from '@fairhall/core/contract/error-message';
import type { Message } from '@fairhall/core/ports/texts';
import { err, type Result } from '@fairhall/core/result';
import { EXIT, type ExitCode, exitCodeOf } from './exit-codes.ts';

export interface Column {
  readonly title: string;
  readonly align?: 'end';
}

/** What a person reads: rows under titles, facts one a line, or a text. */
export type View =
  | { readonly kind: 'table'; readonly columns: readonly Column[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  /** Something that is a document already. */
  | { readonly kind: 'text'; readonly text: string };

/** What a command found: the whole of it for programs, and what of it a person reads. */
export interface Answer {
  readonly data: unknown;
  readonly view: View;
  /** Said beside the result, not part of it. */
  readonly remarks?: readonly ShownMessage[];
  /** Where a result is not all good, such as a replay with failures. */
  readonly exit?: ExitCode;
}

/** Why a command ended without a result, and what can be done about it. */
export interface Failure {
  readonly exit: ExitCode;
  readonly message: ShownMessage;
  readonly advice?: Message;
}

export type Outcome = Result<Answer, Failure>;

export function fail(exit: ExitCode, message: ShownMessage, advice?: Message): { ok: false; error: Failure } {
  const failure = advice === undefined ? { exit, message } : { exit, message, advice };
  return { ok: false, error: failure };
}

/** Said to whoever has to be somebody. */
export const HOW_TO_LOG_IN: Message = { key: 'terminal.account.howToLogIn' };

/**
 * A failed call in the words every face of the product uses, or in those that a flow has for it; where nobody answered,
 * who was asked; where a login is needed, how to get one.
 */
export function failedCall(
  error: GatewayError,
  origin: string,
  message: ShownMessage = errorMessage(error),
): { readonly ok: false; readonly error: Failure } {
  const exit = exitCodeOf(error);
  return err({ exit, message, ...adviceFor(exit, origin) });
}

function adviceFor(exit: ExitCode, origin: string): Pick<Failure, 'advice'> {
  if (exit === EXIT.unreachable) return { advice: { key: 'terminal.server.asked', values: { origin } } };
  return exit === EXIT.loginNeeded ? { advice: HOW_TO_LOG_IN } : {};
}
