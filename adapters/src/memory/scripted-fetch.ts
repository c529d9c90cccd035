import type { Fetch } from '../http/exchange.ts';

/** A request as the server receives it. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The body: parsed JSON, a form, or text. */
  readonly body: unknown;
}

export interface ScriptedFetch {
  readonly fetch: Fetch;
  readonly requests: readonly SentRequest[];
}

/** A `fetch` that gets its responses from a function; an aborted request fails as on the platform. */
export function createScriptedFetch(answer: (request: SentRequest) => Response | Promise<Response>): ScriptedFetch {
  const requests: SentRequest[] = [];
  const fetch: Fetch = async (input, init) => {
    const { body, signal } = init ?? {};
    const sent = {
      method: init?.method ?? 'GET',
      url: String(input),
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: typeof body === 'string' ? JSON.parse(body) : body,
    };
    requests.push(sent);
    return new Promise((resolve, reject) => {
      const fail = () => reject(signal?.reason);
      signal?.addEventListener('abort', fail);
      const answered = Promise.resolve(sent).then(answer);
      answered.then(resolve, reject).finally(() => signal?.removeEventListener('abort', fail));
    });
  };
  return { fetch, requests };
}
