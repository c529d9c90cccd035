import type { ClientKind } from '@fairhall/core/contract/call';
import { toErrorBody } from '@fairhall/core/contract/envelope';
import { STAFF_TOKEN_ENDS } from '@fairhall/core/contract/staff/limits';
import type { Texts } from '@fairhall/core/ports/texts';
import { toMessageKey } from '../texts.ts';
import { type CallError, getStatus } from './call-error.ts';
import { createTextResponse } from './text-response.ts';

const RESPONSE_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

interface AnswerDetails {
  readonly requestId: string;
  /** The Set-Cookie header of the response. */
  readonly cookie?: string | undefined;
  /** For a caller whose clock is wrong. D-49 */
  readonly serverTime?: number | undefined;
  /** When the caller's staff token expires, in epoch milliseconds. */
  readonly staffTokenEnds?: number | undefined;
}

/** Creates a response from an envelope that is already serialised, with its headers. */
export function createAnswer(text: string, { requestId, cookie, serverTime, staffTokenEnds }: AnswerDetails): Response {
  const headers: Record<string, string> = { ...RESPONSE_HEADERS, 'x-request-id': requestId };
  if (cookie !== undefined) headers['set-cookie'] = cookie;
  if (staffTokenEnds !== undefined) headers[STAFF_TOKEN_ENDS] = String(staffTokenEnds);
  const whole = serverTime === undefined ? text : `${text.slice(0, -1)},"serverTime":${serverTime}}`;
  return createTextResponse(whole, { headers });
}

/** An error in the envelope of its client kind and the caller's language. REL-33 REL-36 */
export function createRefusalAnswer(kind: ClientKind, refusal: CallError, texts: Texts, requestId: string): Response {
  const body = { ...toErrorBody(kind, refusal.code, translateRefusal(refusal, texts)), requestId };
  const { serverTime, retryAfterSeconds } = refusal;
  return new Response(JSON.stringify(serverTime === undefined ? body : { ...body, serverTime }), {
    status: getStatus(refusal),
    headers: {
      ...RESPONSE_HEADERS,
      'x-request-id': requestId,
      ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
    },
  });
}

/** The text of an error in a language. */
export function translateRefusal({ message, values, texts: inner = {} }: CallError, texts: Texts): string {
  const filled = Object.entries(inner).map(([name, { key, values: innerValues }]) => [
    name,
    texts.text(toMessageKey(key), innerValues),
  ]);
  return texts.text(toMessageKey(message), { ...values, ...Object.fromEntries(filled) });
}
