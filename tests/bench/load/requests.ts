import { DEFAULTS } from '@fairhall/core/site/defaults';

/** A whole GET request. */
export function getRequest(url: URL, accept = 'text/html'): Buffer {
  return Buffer.from(
    `GET ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\nConnection: keep-alive\r\nAccept: ${accept}\r\nAccept-Language: en\r\n\r\n`,
  );
}

interface CallOptions {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A call to the gateway as a client sends it. */
export function callRequest(
  origin: string,
  path: string,
  data: unknown,
  { token, headers = {} }: CallOptions = {},
): Buffer {
  const url = new URL(`/gateway/${path}`, origin);
  const body = JSON.stringify({ data, lang: 'en', websiteId: DEFAULTS.siteId, appVersion: '1.0.0', token });
  const own = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `POST ${url.pathname} HTTP/1.1\r\nHost: ${url.host}\r\nConnection: keep-alive\r\nAccept: application/json\r\n`;
  return Buffer.from(
    `${head}${own.join('')}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
