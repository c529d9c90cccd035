import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { createTestGateway, testGateway } from '../../../../tests/support/gateway.ts';
import type { Gateway } from '../gateway.ts';
import { listRecentMails } from './dev-mails.ts';
import { queueMail } from './outbox.ts';

const database = testDatabase();
const gateway = testGateway(database);
const sent = (to: string, subject: string) => ({
  to,
  subject,
  html: '<script>x</script>',
  text: `Open http://fairhall.test/verify?token=${subject} now`,
});

beforeAll(async () => {
  const mails = [sent('a@example.com', 'one'), sent('b@example.com', 'two'), sent('A@example.com', '<b>three</b>')];
  for (const [index, mail] of mails.entries()) {
    await queueMail(database(), mail, {
      dedupeKey: `m${index}`,
      kind: 'stand',
      requestId: 'r',
      now: index,
      causedBy: 'anybody',
    });
  }
});

const ask = (from: Gateway, query: string, isLocal = true) =>
  from.handle(new Request(`http://localhost/gateway/dev/mails${query}`), { address: '127.0.0.1', isLocal });

test('emails are listed newest first, filtered by recipient on request', async () => {
  const all = (await (await ask(gateway(), '')).json()) as { subject: string }[];
  expect(all.map(({ subject }) => subject).slice(-3)).toEqual(['<b>three</b>', 'two', 'one']);
  expect(await (await ask(gateway(), '?to=B@example.com')).json()).toEqual([
    {
      ...sent('b@example.com', 'two'),
      id: expect.any(Number),
      badgeNo: '',
      isGathered: false,
      isPostponed: false,
      links: ['http://fairhall.test/verify?token=two'],
    },
  ]);
});

test('the page shows text as text and runs no scripts', async () => {
  const page = await gateway().mailsPage(null);
  const html = await page.text();
  expect(page.headers.get('content-security-policy')).toEqual(
    "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  );
  expect(html).toContain('&#60;b&#62;three&#60;/b&#62;');
  expect(html).not.toMatch(/<script|style=|<b>/);
  expect(html).toContain('href="http://fairhall.test/verify?token=two"');
});

test('one email is shown as rendered and runs no scripts', async () => {
  const [mail] = await listRecentMails(database(), 'b@example.com');
  const page = await gateway().mailPage('mail', `${mail?.id}`);
  expect(await page.text()).toEqual('<script>x</script>');
  const policy = page.headers.get('content-security-policy');
  expect(policy).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; .*sandbox allow-popups/);
  expect(policy).not.toMatch(/script|allow-same-origin/);
});

test('emails pending for one recipient are shown as the one email they will become', async () => {
  for (const name of ['first', 'second']) {
    const listing = {
      words: name,
      link: `http://fairhall.test/${name}`,
      reader: 'r',
      lang: 'en',
      notBefore: 0,
    } as const;
    const waiting = {
      dedupeKey: name,
      kind: 'enquiry.thread',
      requestId: 'r',
      now: 9,
      causedBy: 'recipient',
      due: 10,
    } as const;
    await queueMail(database(), sent('r@example.com', name), { ...waiting, listing: { ...listing, all: null } });
  }
  const [last] = await listRecentMails(database(), 'r@example.com');
  expect(last?.isGathered).toBe(true);
  expect(await (await gateway().mailsPage(null)).text()).toContain(`href="?together=${last?.id}"`);
  const html = await (await gateway().mailPage('together', `${last?.id}`)).text();
  expect(html).toMatch(/2 updates are waiting for you[\s\S]*>first<[\s\S]*>second</);
});

test.each(['0', '-1', '1e3', 'x', ''])('there is no email with the id "%s"', async (id) => {
  for (const view of ['mail', 'together'] as const) expect((await gateway().mailPage(view, id)).status).toEqual(404);
});

test('THR-17 clients on other machines see no emails', async () => {
  expect((await ask(gateway(), '', false)).status).toEqual(404);
});

test('THR-17 emails are not shown in production', async () => {
  const production = await createTestGateway(database(), {
    environment: { APP_ENV: 'production', PUBLIC_URL: 'https://fairhall.example' },
  });
  expect((await ask(production, '')).status).toEqual(404);
  await production.close();
});
