import { createServer, type ServerResponse } from 'node:http';
import { pathToFileURL } from 'node:url';
import { encodeSuccess } from '@fairhall/core/contract/envelope';
import { exhibition } from '@fairhall/core/contract/exhibition/calls';
import { createAnswer } from '@fairhall/gateway/wire/answer';
import type { PageOptions, Pages } from '@fairhall/web/server/page-options';
import { createFixedSites } from '../../support/default-sites.ts';
import { buildBareCards } from '../pages/bare-cards.ts';
import { createFixedListAnswer } from '../pages/fixed-list.ts';
import { fromRoot } from './paths.ts';

/**
 * A process that renders the same forty cards in two ways: `/bare` renders only the grid, and every other address a
 * complete page of the built renderer. Its gateway has fixed responses: the list, and no exhibition. `node
 * render-server.ts`
 */

type CreatePages = (options: PageOptions) => Promise<Pages>;

const CALLER = { address: '127.0.0.1' };
const LIST = 'http://127.0.0.1/search/product?keyword=steel';

async function createBuiltPages(): Promise<Pages> {
  const list = createFixedListAnswer();
  const nothing = encodeSuccess('micro', '[]');
  const answerTo = (address: string) => (address.endsWith(exhibition.recommended.path) ? nothing : list);
  const { createPages } = (await import(pathToFileURL(fromRoot('web/dist/server/pages.js')).href)) as {
    createPages: CreatePages;
  }; // built from the module with this type
  return createPages({
    gateway: {
      handle: async ({ url }) => createAnswer(answerTo(url), { requestId: '' }),
      ask: async ({ path }) => ({ text: answerTo(path), isCached: false }),
      listPages: async () => ({ waitSeconds: 1 }),
      sites: await createFixedSites('http://localhost'),
    },
    settings: {
      appEnv: 'production',
      deployPath: '',
      platform: null,
      siteId: null,
      audience: null,
      ipServiceUrl: '',
      pageCacheMs: 0,
      offlinePages: true,
    },
    publicUrl: 'http://localhost',
    supplierUrl: 'http://supplier.localhost',
    globalUrl: 'http://localhost',
  });
}

/** The data of the page's cards, as the page passes it to the browser. */
function cardsIn(html: string): readonly unknown[] {
  const boot = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  const payload = JSON.parse(boot) as { loaderData?: { screen?: { data?: { products?: unknown } } } }; // the page's format
  const products = payload.loaderData?.screen?.data?.products;
  if (!Array.isArray(products) || products.length !== 40) throw new Error('the page does not show forty cards');
  return products;
}

function send(response: ServerResponse, body: Buffer): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length }).end(body);
}

const pages = await createBuiltPages();
const renderCards = await buildBareCards();
/** The bytes of a page, as the product's server gets them. */
const page = async (url: string): Promise<Buffer> => {
  const visit = pages.visit({ url: new URL(url), headers: { 'accept-language': 'en' } });
  return (await visit.render(CALLER)).body;
};
const cards = cardsIn((await page(LIST)).toString());

const server = createServer(async (request, response) => {
  const { url = '/' } = request;
  send(response, url === '/bare' ? Buffer.from(renderCards(cards)) : await page(`http://127.0.0.1${url}`));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') console.log(`http://127.0.0.1:${address?.port}`);
});
process.once('SIGTERM', () => process.exit(0));
