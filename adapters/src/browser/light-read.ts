import type { GatewayError } from '@fairhall/core/contract/error';
import { err, ok, type Result } from '@fairhall/core/result';

/** The values of a page that go into each request. */
interface LightReadContext {
  /** The gateway's address with its path. */
  readonly gatewayUrl: string;
  readonly appVersion: string;
  readonly lang: string;
  readonly siteId: number;
}

/** Time-out in milliseconds: what a page reads this way, it can do without. */
const TIMEOUT_MS = 10_000;

/**
 * Sends a read of the client kind `micro` that is open to everyone, before the code of the client is loaded: no token,
 * no retry, no cache, and no check of the answer against its schema. For parts that a page shows unasked, which must
 * cost little.
 */
export async function readLightly(
  path: string,
  { gatewayUrl, appVersion, lang, siteId }: LightReadContext,
  data: unknown,
): Promise<Result<unknown, GatewayError>> {
  try {
    const response = await fetch(`${gatewayUrl}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data, appVersion, time: Date.now(), lang, token: '', siteId, websiteId: siteId }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = (await response.json()) as { readonly success?: unknown; readonly data?: unknown } | null; // any JSON value
    if (body?.success === true) return ok(body.data);
  } catch {
    // Not reached, too late or not JSON: all the same for a part that the page can do without.
  }
  return err({ kind: 'NETWORK_ERROR', code: '', message: '' });
}
