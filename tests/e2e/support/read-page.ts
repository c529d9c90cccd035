import type { APIRequestContext } from '@playwright/test';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

/** A page as the server sends it, for tests that need no browser. */
interface ReadPage {
  readonly status: number;
  /** The target of a redirect. */
  readonly to: string | undefined;
  readonly html: string;
}

/** The user agents for which the server renders different pages. */
const DEVICES = { pc: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' }, phone: { 'user-agent': PHONE } } as const;

/** Fetches a page of a site by the site's host. */
export async function readPage(
  request: APIRequestContext,
  path: string,
  host = 'localhost',
  device: keyof typeof DEVICES = 'pc',
): Promise<ReadPage> {
  const answer = await request.get(path, { headers: { host, ...DEVICES[device] }, maxRedirects: 0 });
  return { status: answer.status(), to: answer.headers().location, html: await answer.text() };
}

/** The first tag of a page that contains a text, such as a link by its address. */
export const findTag = (html: string, text: string): string =>
  html.match(/<[a-z][^>]*>/g)?.find((tag) => tag.includes(text)) ?? `no tag with ${text}`;
