import type { Message, Texts } from '../ports/texts.ts';
import type { ErrorType, GatewayError } from './error.ts';

/** A text to be shown: a key of ours, or the gateway's own words as they came. */
export type ShownMessage = Message | { readonly text: string };

const OWN_WORDS = {
  NETWORK_ERROR: 'request.network',
  TIME_OUT: 'request.timeout',
  INVALID_TOKEN: 'request.relogin',
  SERVER_ERROR: 'request.server',
} as const satisfies Record<ErrorType, string>;

/**
 * What a person is told of a failed call: the gateway's words, or ours where it sent none.
 * A time-out is always told in ours.   
 */
export function errorMessage(error: GatewayError): ShownMessage {
  if (error.message === '' || error.kind === 'TIME_OUT') return { key: OWN_WORDS[error.kind] };
  return { text: error.message };
}

/** A shown message in the language of the texts. */
export function shownText(texts: Texts, message: ShownMessage): string {
  return 'text' in message ? message.text : texts.text(message.key, message.values);
}
