import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { attachBody, MAX_BODY } from '../wire/read-body.ts';
import type { PageRequest } from './pages.ts';

/**
 * Converts a socket's request to a standard Request; the body is attached for readBody. A body above the limit is
 * reported by its length alone.
 */
export function toRequest(incoming: FastifyRequest): Request {
  const { method, headers, body } = incoming;
  const url = toUrl(incoming);
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers: toHeaders(headers) });
  const request = new Request(url, { method, headers: toHeaders(headers) });
  return Buffer.isBuffer(body) || body instanceof Readable ? attachBody(request, body) : request;
}

/** Converts a request to the form that pages need. */
export const toPageRequest = (incoming: FastifyRequest): PageRequest => new LazyPageRequest(incoming);

/**
 * Parses the URL on first use, since a page that is found by `sent` does not need it. This is a class because V8
 * creates a hidden class for every object literal with a getter, and each of them would keep its request until the next
 * full garbage collection.
 */
class LazyPageRequest implements PageRequest {
  readonly sent: string;
  readonly headers: IncomingHttpHeaders;
  readonly #incoming: FastifyRequest;
  #url: URL | undefined;

  constructor(incoming: FastifyRequest) {
    const { protocol, host, originalUrl, headers } = incoming;
    this.sent = `${protocol}://${host}${originalUrl}`;
    this.headers = headers;
    this.#incoming = incoming;
  }

  get url(): URL {
    this.#url ??= toUrl(this.#incoming);
    return this.#url;
  }
}

/** The request without its body, marked as too long. */
export function toLongRequest(incoming: FastifyRequest): Request {
  const headers = { ...toHeaders(incoming.headers), 'content-length': String(MAX_BODY + 1) };
  return new Request(toUrl(incoming), {
    method: incoming.method,
    headers,
  });
}

const HOST = /^[A-Za-z0-9.-]+(:\d{1,5})?$|^\[[0-9A-Fa-f:.]+\](:\d{1,5})?$/;

/** An invalid Host header must not decide where a URL leads, and neither must a path that looks like a host. */
function toUrl({ originalUrl, protocol, host }: FastifyRequest): URL {
  const origin = `${protocol === 'https' ? 'https' : 'http'}://${host}`;
  const url = new URL(HOST.test(host) && URL.canParse(origin) ? origin : 'http://localhost');
  const [path = '/', ...query] = originalUrl.split('?');
  url.pathname = path;
  url.search = query.join('?');
  return url;
}

function toHeaders(incoming: IncomingHttpHeaders): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(incoming)) {
    if (value === undefined || name === 'connection' || name === 'transfer-encoding') continue;
    headers[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return headers;
}
