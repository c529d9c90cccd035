import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT, type Server, startOneServer } from '../e2e/support/one-server.ts';
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts';

const visitorKey = randomBytes(18).toString('base64url');
const email = `buyer-${randomUUID()}@malabar.example`;
const password = 'six to twenty';

let postgres: PostgresServer | undefined;
let server: Server | undefined;
let token = '';

const pageOf = async (path: string) => {
  const answer = await fetch(`${server?.url}${path}`);
  return { status: answer.status, html: await answer.text() };
};

const call = async (path: string, data: object) => {
  const answer = await fetch(`${server?.url}/gateway/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-visitor-key': visitorKey, 'idempotency-key': randomUUID() },
    body: JSON.stringify({ data, lang: 'en', websiteId: 999, ...(token && { token }) }),
  });
  return { status: answer.status, answer: await answer.json() };
};

/** `npm test` builds first; without a build there is nothing to start. */
const isBuilt = existsSync(`${ROOT}adapters/gateway/dist/serve.js`) && existsSync(`${ROOT}web/dist/server/pages.js`);

/** The browser tests run on the embedded database, so this test checks the build on a PostgreSQL server. */
describe.runIf(isBuilt)('the built server on PostgreSQL', () => {
  beforeAll(async () => {
    postgres = await startPostgres(ROOT);
    server = await startOneServer({ DATABASE_URL: postgres.url, OVERLOAD_MS: '0' });
  });
  afterAll(async () => {
    await server?.stop();
    await postgres?.stop();
  });

  test('R-1.001 R-1.003 R-2.015 reports PostgreSQL as ready, and its pages link from home to a product', async () => {
    const ready = await fetch(`${server?.url}/readyz`);
    expect(await ready.json()).toMatchObject({ ready: true, database: 'postgres', pendingMigrations: 0 });
    const home = await pageOf('/');
    expect([home.status, home.html.includes('data-page="home"')]).toEqual([200, true]);
    const search = await pageOf('/search/product?keyword=tote');
    const [, address = '', name = ''] =
      /<li [^>]*data-industry[^>]*><a href="([^"]+)".*?<bdi[^>]*>([^<]+)<\/bdi>/s.exec(search.html) ?? [];
    expect([search.status, name]).toEqual([200, expect.stringMatching(/tote/i)]);
    const product = await pageOf(address);
    expect([product.status, product.html.includes(name)]).toEqual([200, true]);
    const categories = await pageOf('/categories');
    const [, category = ''] = /<h3[^>]*>\s*<a href="([^"]+)"/.exec(categories.html) ?? [];
    expect((await pageOf(category)).html).toContain('data-page="category"');
    expect((await pageOf('/Gone_P999999999.html')).status).toBe(404);
  });

  test('R-7.015 R-1.004 a buyer registers, logs in, is recognised, and sends an enquiry whose email is sent once', async () => {
    const account = { email, password };
    const joined = await call('blade-purchaser/account/registerV2', {
      ...account,
      tagCodes: [],
      productName: '',
      appVersion: '1',
    });
    expect(joined).toMatchObject({ status: 200, answer: { code: '0' } });
    const login = await call('login/loginPc.json', { ...account, ip: '' });
    expect(login).toMatchObject({ answer: { code: '0', data: { token: expect.stringMatching(/^bt_/) } } });
    token = login.answer.data.token;
    expect(await call('blade-purchaser/account/userInfo', {})).toMatchObject({ answer: { data: { email } } });
    const { answer } = await call('search/goods', { pageNo: 1, keyword: 'tote' });
    const [product] = answer.data.records;
    const target = { targetId: product.goodsSpuId, supplierId: product.supplier.supplierId };
    const sent = await call('inquiry/submitNewInquiry.json', {
      type: 'product',
      ...target,
      content: 'How soon can 500 pieces be sent?',
      email,
      source: 3,
    });
    expect(sent).toMatchObject({ status: 200, answer: { code: '0', data: { inquiryId: expect.any(String) } } });
    const mails = await fetch(`${server?.url}/gateway/dev/mails?to=${email}`);
    expect(JSON.stringify(await mails.json())).toContain(email);
  });
});
