import { type StaticContent, staticUrl } from '@fairhall/core/contract/cms/static-content';
import { type GatewayError, gatewayError } from '@fairhall/core/contract/error';
import { ERROR_UNREADABLE } from '@fairhall/core/contract/page-error';
import { type StaticContents, staticContent } from '@fairhall/core/ports/static-contents';
import { err, ok, type Result } from '@fairhall/core/result';
import { buildGatewayUrl, checkOrigin } from './address.ts';
import { CACHE_MS, createAnswerCache } from './answer-cache.ts';
import { createRequest, REQUEST_TIMEOUT, type RequestOptions } from './request.ts';

export interface StaticContentsOptions extends RequestOptions {
  readonly origin: string;
  readonly timeoutMs?: number | undefined;
}

/** Loads static content by a plain GET, without our token or headers. */
export function createStaticContents(options: StaticContentsOptions): StaticContents {
  const origin = checkOrigin(options.origin);
  const request = createRequest(options);
  const cache = createAnswerCache<StaticContent>(options.clock);

  async function fetchContent(url: string): Promise<Result<StaticContent, GatewayError>> {
    const outgoing = { url, method: 'GET', headers: {}, trusted: true } as const;
    const timeoutMs = options.timeoutMs ?? REQUEST_TIMEOUT.browser;
    const incoming = await request(outgoing, { timeoutMs, retry: true });
    if (!incoming.ok) return incoming;
    const { status, body } = incoming.value;
    if (status !== 200) return err(gatewayError('SERVER_ERROR', String(status)));
    const content = staticContent.safeParse(body);
    return content.success ? ok(content.data) : err(gatewayError('SERVER_ERROR', ERROR_UNREADABLE));
  }

  return {
    load(name, websiteId, lang) {
      const url = buildGatewayUrl(origin, staticUrl(websiteId, lang, name));
      return cache.share(url, CACHE_MS, undefined, () => fetchContent(url));
    },
  };
}
