import type { Message, Texts } from '../ports/texts.ts';
import type { ErrorType, GatewayError } from './error.ts';

/** A text for display: a message key, or a text from the gateway. */
export type DisplayMessage = Message | { readonly text: string };

const MESSAGE_BY_ERROR = {
  NETWORK_ERROR: 'request.network',
  TIME_OUT: 'request.timeout',
  INVALID_TOKEN: 'request.relogin',
  SERVER_ERROR: 'request.server',
} as const satisfies Record<ErrorType, string>;

/**
 * The message for the person about a failed call: the gateway's text, or our own if it sent none. A time-out always has
 * our text, since the gateway did not respond.   
 */
export function errorMessage(error: GatewayError): DisplayMessage {
  if (error.message === '' || error.kind === 'TIME_OUT') return { key: MESSAGE_BY_ERROR[error.kind] };
  return { text: error.message };
}

/** A displayed message in the language of `texts`. */
export function toDisplayText(texts: Texts, message: DisplayMessage): string {
  return 'text' in message ? message.text : texts.text(message.key, message.values);
}
