import type { ClientKind } from '@fairhall/core/contract/call';
import { refusalBody } from '@fairhall/core/contract/envelope';
import { STAFF_TOKEN_ENDS } from '@fairhall/core/contract/staff/limits';
import type { Texts } from '@fairhall/core/ports/texts';
import { asKey } from '../texts.ts';
import { readyResponse } from './ready-response.ts';
import { type Refused, statusOf } from './refused.ts';

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

interface AnswerText {
  readonly requestId: string;
  /** The cookie that goes with it. */
  readonly cookie?: string | undefined;
  /** For a caller whose clock is off. D-49 */
  readonly serverTime?: number | undefined;
  /** When the staff token ends that was shown, in epoch milliseconds. */
  readonly staffTokenEnds?: number | undefined;
}

/** An envelope that is text already, with what goes with it. */
export function answerText(text: string, { requestId, cookie, serverTime, staffTokenEnds }: AnswerText): Response {
  const headers: Record<string, string> = { ...HEADERS, 'x-request-id': requestId };
  if (cookie !== undefined) headers['set-cookie'] = cookie;
  if (staffTokenEnds !== undefined) headers[STAFF_TOKEN_ENDS] = String(staffTokenEnds);
  const whole = serverTime === undefined ? text : `${text.slice(0, -1)},"serverTime":${serverTime}}`;
  return readyResponse(whole, { headers });
}

/** A refusal in the envelope of its client kind and the caller's language. REL-33 REL-36 */
export function answerRefused(kind: ClientKind, refused: Refused, texts: Texts, requestId: string): Response {
  const body = { ...refusalBody(kind, refused.code, messageOf(refused, texts)), requestId };
  const { serverTime, retryAfterSeconds } = refused;
  return new Response(JSON.stringify(serverTime === undefined ? body : { ...body, serverTime }), {
    status: statusOf(refused),
    headers: {
      ...HEADERS,
      'x-request-id': requestId,
      ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
    },
  });
}

/** What a refusal says in a language. */
export function messageOf({ message, values, texts: inner = {} }: Refused, texts: Texts): string {
  const filled = Object.entries(inner).map(([name, { key, values: own }]) => [name, texts.text(asKey(key), own)]);
  return texts.text(asKey(message), { ...values, ...Object.fromEntries(filled) });
}
