import type { APIRequestContext } from '@playwright/test';
import { createBuyer, createEmail, logIn, recordCalls, SUPPLIER } from './support/accounts.ts';
import { fillModal } from './support/preregister.ts';
import { expect, open, type Page, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

const [MINUTE, HOUR] = [60_000, 3_600_000];

/** Sets the device's clock wrong by `off`, before any code of a page runs. */
const setClock = (page: Page, off: number): Promise<unknown> =>
  page.addInitScript((by) => {
    const Right = Date;
    globalThis.Date = class extends Right {
      constructor(...given: [] | [number]) {
        if (given.length === 0) super(Right.now() + by);
        else super(...given);
      }
      static override now(): number {
        return Right.now() + by;
      }
    } as DateConstructor;
  }, off);

/** An upcoming exhibition in the demo world, where the supplier exhibits. */
const SHOW = '1013';

/** The badge text of a visitor who registers for the exhibition. */
async function badgeOf(request: APIRequestContext, contactName: string): Promise<string> {
  const headers = { 'idempotency-key': crypto.randomUUID(), 'x-visitor-key': `visitor-${crypto.randomUUID()}` };
  const ask = async (path: string, data: object) => {
    const answer = await request.post(`/gateway/${path}`, { headers, data: { data, appVersion: 'test' } });
    return (await answer.json()).data;
  };
  const address = { email: createEmail(), contactName, companyName: 'Havenlinnen B.V.', countryId: '528' };
  await ask('blade-pre-registration/offline/preRegistration', {
    exhibitionId: SHOW,
    ...address,
    dialingCode: '31',
    contactNumber: '612345678',
    pageVersion: 1,
    entryPoint: 3,
    leadSource: 1,
    visitorId: 'v',
  });
  return (await ask('blade-pre-registration/badge/ofExhibition', { exhibitionId: SHOW })).text;
}

for (const [name, off] of [
  ['twenty minutes behind', -20 * MINUTE],
  ['five hours ahead', 5 * HOUR],
] as const)
  test(
    `D-49 REL-28 a supplier with a phone clock that is ${name} logs in, and offline scans get the right time`,
    tagPhoneOnly,
    async ({ page, request, server, watch }) => {
      watch.allow(/ERR_INTERNET_DISCONNECTED/); // the test goes offline on purpose
      const mark = crypto.randomUUID().slice(0, 8);
      const badge = await badgeOf(request, `Noor ${mark}`);
      await setClock(page, off);
      await open(page, `http://supplier.localhost:${server.port}/leads?lang=en`);
      await page.locator('[data-page=supplierLeads] a.button').click();
      await page.locator('[data-field=supplier-email] input').fill(SUPPLIER.email);
      await page.locator('[data-field=supplier-password] input').fill(SUPPLIER.password);
      await page.locator('form[data-form=supplierLogin] button[type=submit]').click();
      await expect(page.locator('[data-page=supplierLeads]')).toHaveAttribute('data-state', 'shown');
      await page.locator('[data-action=scan-lead]').click();
      await page.waitForLoadState('networkidle');
      const scanned: number[] = [];
      page.on('request', (sent) => {
        if (sent.url().endsWith('lead/scan')) scanned.push(sent.postDataJSON().data.scannedAt);
      });
      const before = Date.now();
      await page.context().setOffline(true);
      await page.locator('form[data-form=scan] input').fill(badge);
      await page.locator('form[data-form=scan] button').click();
      await page.locator('[data-action=keep-lead]').click();
      await expect(page.locator('[data-waiting="1"]')).toBeVisible();
      await page.context().setOffline(false);
      await expect(page.locator('[data-waiting]')).toHaveCount(0);
      await expect(page.locator('[data-lead]', { hasText: `Noor ${mark}` })).toHaveCount(1);
      const last = scanned.at(-1) ?? 0;
      expect(Math.min(last - before + 5_000, Date.now() + 5_000 - last)).toBeGreaterThanOrEqual(0);
    },
  );

test(
  'D-49 a buyer with a clock that is hours off plans a visit and books a sample',
  tagPcOnly,
  async ({ page, request, server }) => {
    await setClock(page, -5 * HOUR);
    const site = `http://turkey.localhost:${server.port}`;
    const answers: number[] = [];
    page.on('response', (answer) => answer.url().includes('/gateway/') && answers.push(answer.status()));
    await logIn(page, await createBuyer(request), site);
    await page.goto(`${site}/exhibition_1001/exhibitors`);
    const plan = page.locator('main button[data-plan]:not([data-part=spotlight] *)').first();
    await plan.click();
    await fillModal(page.locator('[data-overlay=preregister]'), createEmail());
    await expect(plan).toHaveAttribute('aria-pressed', 'true');
    const booked = recordCalls(page, 'sample/book');
    await page.locator('[data-exhibitor] a[href*="_P100532.html"]').first().click();
    const sample = page.locator('main button[data-sample]');
    await sample.click();
    await expect(sample).toHaveAttribute('aria-pressed', 'true');
    expect(booked).toHaveLength(1);
    await page.goto(`${site}/exhibition_1001/planner`);
    await expect(page.locator('[data-page=planner] [data-stop]').first()).toBeVisible();
    expect(answers.filter((status) => status === 400)).toEqual([]);
  },
);
