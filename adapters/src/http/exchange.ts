import { type GatewayError, gatewayError } from '@fairhall/core/contract/error';
import type { Clock } from '@fairhall/core/ports/clock';
import { err, ok, type Result } from '@fairhall/core/result';
import { createFetch } from 'ofetch';
import { parseJson } from '../parse-json.ts';

/** The platform's `fetch`, or a test's. */
export type Fetch = typeof globalThis.fetch;

/** An outgoing request. */
export interface Outgoing {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData | undefined;
  /** Whether the address is the gateway's; cookies are sent only there. THR-19 */
  readonly trusted: boolean;
  /** Whether the browser has to revalidate a cached response. */
  readonly fresh?: boolean | undefined;
  /** Whether the browser finishes the request even if the user leaves the page. */
  readonly keepalive?: boolean | undefined;
}

/** An incoming response. */
export interface Incoming {
  readonly status: number;
  /** The body parsed as JSON; undefined if it is not JSON. */
  readonly body: unknown;
  readonly retryAfterSeconds?: number | undefined;
}

/** Sends one request once. Expected failures are values. */
export type Exchange = (outgoing: Outgoing, signal: AbortSignal) => Promise<Result<Incoming, GatewayError>>;

/**
 * Sends one request and reads its response, whatever the status. A broken connection is a NETWORK_ERROR.
 *
 * Retries and the time-out are in `request.ts`. The body is parsed as strict JSON: ofetch's own parser accepts a
 * proxy's error page, or any other text, as a valid response.
 */
export function createExchange(fetch: Fetch, clock: Clock): Exchange {
  const send = createFetch({ fetch }).raw;
  return async ({ url, method, headers, body, trusted, fresh = false, keepalive = false }, signal) => {
    try {
      const answer = await send<unknown>(url, {
        method,
        headers: { ...headers },
        body: body ?? null,
        signal,
        credentials: trusted ? 'same-origin' : 'omit',
        redirect: 'error',
        retry: false,
        ...(fresh && { cache: 'no-cache' }),
        ...(keepalive && { keepalive }),
        ignoreResponseError: true,
        parseResponse: parseJson,
      });
      const retryAfterSeconds = parseRetryAfter(answer.headers.get('retry-after'), clock);
      return ok({ status: answer.status, body: answer._data, retryAfterSeconds });
    } catch {
      return err(gatewayError('NETWORK_ERROR'));
    }
  };
}

/** Whole seconds of a Retry-After header, which contains either seconds or a date. */
export function parseRetryAfter(header: string | null, clock: Clock): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - clock.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}
