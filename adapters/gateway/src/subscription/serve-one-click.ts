import type { Database } from '../db/database.ts';
import type { Resource } from '../gateway-services.ts';
import { UNSUBSCRIBE_PATH } from '../mail/unsubscribe-url.ts';
import { getRouteTable } from '../route-table.ts';
import type { PageSettings } from '../site-pages.ts';
import { decideNews } from './decide-news.ts';
import { isSubscriptionSign } from './subscription-sign.ts';

export interface OneClickPorts {
  readonly database: Database;
  readonly settings: PageSettings;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/**
 * `POST /gateway/unsubscribe/one-click?email=&sign=` unsubscribes the recipient of a newsletter, without a page, login
 * or script, because a mail program sends it at one press (RFC 8058). Repeats are harmless. `GET` comes from a person,
 * who is redirected to the page. The URL contains everything, so the body is not read. A signature is valid for its own
 * address only. D-60
 */
export function serveOneClick({ database, settings, now }: OneClickPorts): Resource {
  return {
    takesPosts: true,
    async respond(request) {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname !== UNSUBSCRIBE_PATH) return answer(404);
      const [email, sign] = [searchParams.get('email') ?? '', searchParams.get('sign') ?? ''];
      if (request.method !== 'POST') {
        const query = { ...(email === '' ? {} : { email }), ...(sign === '' ? {} : { sign }) };
        return answer(302, { location: getRouteTable({ settings }).href('unsubscribe', {}, query) });
      }
      if (email === '' || sign === '' || !(await isSubscriptionSign(database, email, sign))) return answer(404);
      await database.transaction((transaction) => decideNews(transaction, { email, subscribed: false, now: now() }));
      return answer(200);
    },
  };
}

const answer = (status: 200 | 302 | 404, headers: Record<string, string> = {}): Response =>
  new Response(null, {
    status,
    headers: { ...headers, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });
