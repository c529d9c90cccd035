import { DEFAULT_VALUES } from '@fairhall/core/site/defaults';

interface GetOptions {
  readonly accept?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Builds a complete GET request. */
export function getRequest(url: URL, { accept = 'text/html', headers = {} }: GetOptions = {}): Buffer {
  const sent = { Host: url.host, Connection: 'keep-alive', Accept: accept, 'Accept-Language': 'en', ...headers };
  return Buffer.from(`GET ${url.pathname}${url.search} HTTP/1.1\r\n${linesOf(sent)}\r\n`);
}

const linesOf = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');

interface CallOptions {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Further members of the envelope, such as those of signed calls. */
  readonly envelope?: object;
}

/** Builds a call to the gateway as a client sends it. */
export function callRequest(
  origin: string,
  path: string,
  data: unknown,
  { token, headers = {}, envelope = {} }: CallOptions = {},
): Buffer {
  const url = new URL(`/gateway/${path}`, origin);
  const body = JSON.stringify({
    data,
    lang: 'en',
    websiteId: DEFAULT_VALUES.siteId,
    appVersion: '1.0.0',
    token,
    ...envelope,
  });
  const head = `POST ${url.pathname} HTTP/1.1\r\nHost: ${url.host}\r\nConnection: keep-alive\r\nAccept: application/json\r\n`;
  return Buffer.from(
    `${head}${linesOf(headers)}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
