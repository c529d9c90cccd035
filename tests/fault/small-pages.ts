import type { Pages, PagesOptions } from '@fairhall/gateway/server/pages';

/** How long the shared page may be cached, in milliseconds: shorter than any outage of the tests. */
const CACHE_MS = 1_000;

/** Two pages over one read call, instead of the built ones: "/" is shared by everybody, any other page is personal. */
export async function createPages({ gateway, publicUrl }: PagesOptions): Promise<Pages> {
  return {
    visit: ({ url }) => ({
      shared: url.pathname === '/' ? { name: 'home', cacheMs: CACHE_MS } : undefined,
      cookies: [],
      render: async (caller) => {
        const request = new Request(`${publicUrl}/gateway/search/goods`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ data: {} }),
        });
        const answer = await gateway.handle(request, caller);
        return {
          status: answer.ok ? 200 : 502,
          headers: { 'content-type': 'application/json; charset=utf-8' },
          cookies: [],
          body: Buffer.from(await answer.text()),
        };
      },
    }),
  };
}
