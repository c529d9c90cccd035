import { listLayoutFields } from '@fairhall/core/preregistration/layout';
import type { APIRequestContext } from '@playwright/test';
import { readStored } from './support/accounts.ts';
import { fillModal } from './support/preregister.ts';
import { call, signIn } from './support/signed-in.ts';
import { expect, open, type Page, stopCodeLoading, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

/** The site of an exhibition's country; the exhibition is open in the demo world. */
const siteOf = ({ port }: { readonly port: number }) => `http://turkey.localhost:${port}`;
const HOME = '/expoturkey_1001';
const newEmail = () => `visitor-${crypto.randomUUID()}@malabar-trading.example`;

const page404 = /Failed to load resource/;
const form = (page: Page) => page.locator('form[data-step]');
const field = (page: Page, name: string) => page.locator(`[name=${name}]`);
const submit = (page: Page) => page.locator('form[data-step] button[type=submit]');

/** Fills in the fields of the first form. */
async function fill(page: Page, email: string): Promise<void> {
  await field(page, 'email').fill(email);
  await field(page, 'contactName').fill('Priya Nair');
  await field(page, 'company').fill('Malabar Trading LLP');
  await field(page, 'countryId').selectOption('356');
  await field(page, 'mobile').fill('98470 12345');
}

/** Registers an address for the exhibition on another device. */
const registerElsewhere = (request: APIRequestContext, email: string) =>
  call(request, 'blade-pre-registration/offline/preRegistration', {
    exhibitionId: '1001',
    email,
    contactName: 'Priya Nair',
    companyName: 'Malabar Trading LLP',
    countryId: '356',
    dialingCode: '91',
    contactNumber: '9847012345',
    pageVersion: 1,
    entryPoint: 3,
    leadSource: 1,
    visitorId: crypto.randomUUID(),
  });

test('R-1.008 R-2.127 R-2.128 R-3.076 a visitor registers, sees the badge number and gets it by email', async ({
  page,
  server,
  mailLinks,
  seesNoBarrier,
}) => {
  const email = newEmail();
  await open(page, `${siteOf(server)}${HOME}/preRegister?f_pr=old`);
  await seesNoBarrier();
  await fill(page, email);
  await submit(page).click();
  await expect(page).toHaveURL(/\/expoturkey_1001\/success$/);
  await expect(page.getByRole('heading', { name: /^You’re registered, .*Priya Nair/ })).toBeVisible();
  await expect(page.locator('[data-badge]')).toContainText(/TEX[0-9A-Z]{8}/);
  await expect(page.locator('[data-badge]')).toContainText(email);
  await expect(page.locator('[data-step][data-done]')).toHaveCount(1);
  await expect(page.locator('[data-unchanged]')).toHaveCount(0);
  await expect(page.locator('img[data-picture]')).toBeVisible();
  await seesNoBarrier();
  expect(await readStored(page, 'pre_register_info')).toMatchObject({ 1001: { email } });
  const [link = ''] = await mailLinks(email);
  expect(link).toContain('/expoturkey_1001/preRegister?pretoken=');
  // The link leads back to the badge on this device too.
  await open(page, link);
  await expect(page).toHaveURL(/\/expoturkey_1001\/success$/);
  await expect(page.locator('[data-badge]')).toContainText(email);
});

test(
  'D-10 a phone number is parsed as it is written when its field loses focus, and selects its country code',
  tagPhoneOnly,
  async ({ page, server }) => {
    await open(page, `${siteOf(server)}${HOME}/preRegister?f_pr=4`);
    // The countries load on the first use of the form.
    await field(page, 'contactName').focus();
    await field(page, 'countryId').selectOption('356');
    const code = page.getByRole('combobox', { name: 'Country code' });
    for (const typed of ['+90 532 123 45 67', '0090 532 123 45 67', '0532 123 45 67']) {
      await field(page, 'mobile').fill(typed);
      await field(page, 'contactName').focus();
      await expect(field(page, 'mobile')).toHaveValue('5321234567');
      await expect(code).toHaveValue('90');
    }
    await field(page, 'mobile').fill('532 123 45 67 ext. 12');
    await field(page, 'contactName').focus();
    await expect(page.getByText('Enter the number without its extension').first()).toBeVisible();
    await expect(field(page, 'mobile')).toHaveValue('532 123 45 67 ext. 12');
    await expect(field(page, 'mobile')).toHaveAttribute('inputmode', 'tel');
    await expect(field(page, 'companyWebsite')).toHaveAttribute('inputmode', 'url');
  },
);

test(
  'R-2.127 the form’s head has room for the location on a phone, in a language with a long status',
  tagPhoneOnly,
  async ({ page, server }) => {
    await open(page, `${siteOf(server)}${HOME}/preRegister?lang=tr`);
    const location = page.locator('main header bdi', { hasText: 'Istanbul Expo Center' });
    expect(await location.evaluate((element) => element.getClientRects().length)).toBeLessThanOrEqual(3);
  },
);

test(
  'R-9.034 the form of a textile show recommends only tags of its industry',
  tagPcOnly,
  async ({ page, request, server }) => {
    const asked = await request.post('/gateway/blade-tag-recommend/recommendTags', {
      data: { data: { exhibitionId: '1001' }, appVersion: 'test' },
    });
    const ofFair: readonly string[] = (await asked.json()).data.map(({ tagName }: { tagName: string }) => tagName);
    await open(page, `${siteOf(server)}${HOME}/preRegister`);
    const shown = await page.locator('[data-field=cateAndTag] fieldset button').allInnerTexts();
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((tag) => !ofFair.includes(tag.trim()))).toEqual([]);
  },
);

test(
  'R-5.048 a clause unticked before the form’s code has loaded is not accepted',
  tagPhoneOnly,
  async ({ page, server }) => {
    const letGo = await stopCodeLoading(page);
    await page.goto(`${siteOf(server)}${HOME}/preRegister?f_pr=old`, { waitUntil: 'commit' });
    await field(page, 'clause').uncheck();
    letGo();
    await fill(page, newEmail());
    await submit(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Accept the visitor terms' }).first()).toBeVisible();
    await expect(field(page, 'clause')).not.toBeChecked();
  },
);

test(
  'R-2.247 A-03 a URL parameter splits visitors between two versions of the form by their identity',
  tagPcOnly,
  async ({ page, server }) => {
    const versions: number[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/offline/preRegistration')) versions.push(request.postDataJSON().data.pageVersion);
    });
    for (const last of ['2', '1']) {
      await page.goto(siteOf(server));
      await page.evaluate((v) => {
        localStorage.clear();
        localStorage.setItem('visitor_id', JSON.stringify({ v, exp: 9e15 }));
      }, `00000000-0000-4000-8000-00000000000${last}`);
      await open(page, `${siteOf(server)}${HOME}/preRegister?vt_pr=1`);
      await fillModal(page.locator('main'), newEmail());
      await expect(page).toHaveURL(/\/success$/);
    }
    expect(versions).toEqual([9, 11]);
  },
);

test(
  'R-2.220 D-88 a known device fills in the country of its owner, but no personal data',
  tagPhoneOnly,
  async ({ page, request, server }) => {
    const deviceId = crypto.randomUUID();
    const form = {
      exhibitionId: '1002',
      email: newEmail(),
      contactName: 'Priya Nair',
      companyName: 'Malabar Trading LLP',
      countryId: '276',
      contactNumber: '3012345678',
      pageVersion: 1,
      entryPoint: 3,
      leadSource: 1,
      visitorId: crypto.randomUUID(),
      deviceId,
    };
    const registered = await request.post('/gateway/blade-pre-registration/offline/preRegistration', {
      headers: { 'idempotency-key': crypto.randomUUID() },
      data: { data: form, appVersion: 'test' },
    });
    expect(registered.ok()).toBe(true);
    await open(page, `${siteOf(server)}${HOME}/preRegister?f_pr=old&deviceId=${deviceId}`);
    await expect(field(page, 'countryId')).toHaveValue('276');
    await expect(field(page, 'contactName')).toHaveValue('');
    await expect(field(page, 'email')).toHaveValue('');
    await expect(page).toHaveURL(/preRegister\?f_pr=old$/);
  },
);

test(
  'R-2.219 R-2.258 D-33 D-88 REL-19 the email link shows the badge on another device, without a network too, and leads to the filled-in form',
  tagPhoneOnly,
  async ({ page, request, server, mailLinks, seesNoBarrier, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|preload assets|503/);
    const email = newEmail();
    await registerElsewhere(request, email);
    const [link = ''] = await mailLinks(email);
    const [token = ''] = /[\w-]+$/.exec(link) ?? [];
    const referrers: string[] = [];
    page.on('request', (asked) => referrers.push(asked.headers().referer ?? ''));
    await open(page, link);
    await expect(page).toHaveURL(/\/expoturkey_1001\/success$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^You’re registered, .*Priya Nair/);
    await expect(page.locator('[data-badge]')).toContainText(/TEX[0-9A-Z]{8}/);
    const picture = page.locator('img[data-picture]');
    await expect(picture).toBeVisible();
    await seesNoBarrier();
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(token);
    expect(referrers.filter((referrer) => referrer.includes(token))).toEqual([]);

    await page.getByRole('link', { name: 'Change my registration' }).click();
    await expect(field(page, 'email')).toHaveValue(email);
    await expect(field(page, 'company')).toHaveValue('Malabar Trading LLP');
    await open(page, `${siteOf(server)}${HOME}`);
    await expect(page.getByRole('link', { name: 'View your badge' }).first()).toBeVisible();

    // Once the page is cached, it opens without a network, by the link of the email too.
    await open(page, `${siteOf(server)}${HOME}/success`);
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/expoturkey_1001/success')) !== undefined))
      .toBe(true);
    await page.context().setOffline(true);
    await page.reload();
    await expect(picture).toBeVisible();
    await page.goto(link);
    await expect(page).toHaveURL(/\/success$/);
    await expect(picture).toBeVisible();
    await page.context().setOffline(false);
  },
);

test(
  'D-33 R-2.219 the link in the email of a withdrawn registration says so, above the form',
  tagPhoneOnly,
  async ({ page, request, mailLinks, seesNoBarrier, watch }) => {
    watch.allow(page404);
    watch.allow(/prefill by pretoken failed/);
    const email = newEmail();
    await registerElsewhere(request, email);
    const [link = ''] = await mailLinks(email);
    const pretoken = new URL(link).searchParams.get('pretoken');
    await call(request, 'blade-pre-registration/offline/withdraw', { pretoken });
    await open(page, link);
    await expect(page.locator('[data-link=linkWithdrawn]')).toContainText('was cancelled');
    await expect(field(page, 'email')).toHaveValue('');
    await seesNoBarrier();
  },
);

test(
  'R-8.035 an invalid link leaves the form empty and the URL clean, and is logged once',
  tagPcOnly,
  async ({ page, server, watch }) => {
    watch.allow(page404);
    watch.allow(/prefill by pretoken failed/);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await open(page, `${siteOf(server)}${HOME}/preRegister?pretoken=nobody-sent-this`);
    await expect.poll(() => logged.filter((text) => text.includes('prefill by pretoken')).length).toBe(1);
    await expect(page).toHaveURL(/preRegister$/);
    await expect(field(page, 'email')).toHaveValue('');
    await expect(page.locator('[data-link=linkUnknown]')).toContainText('no longer works');
    expect(await page.evaluate(() => sessionStorage.getItem('pre_register_link'))).toBeNull();
  },
);

test(
  'R-2.221 R-2.222 R-2.223 R-2.225 R-2.226 R-2.131 the standalone form shows a thank-you dialog with the result',
  tagPcOnly,
  async ({ page, server, seesNoBarrier }) => {
    const email = newEmail();
    for (const title of ['You’re registered', 'Welcome back']) {
      await open(page, `${siteOf(server)}${HOME}/pre-register-form?f_pr=old`);
      await fill(page, email);
      await submit(page).click();
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog.locator('li')).toHaveText([/Pre-registration/, /showcase/, /stand/]);
      await expect(dialog.locator('li').first()).toHaveAttribute('data-done', '');
      await seesNoBarrier();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText('Thank you. We have received your request.')).toBeVisible();
    }
  },
);

test(
  'R-2.129 R-2.130 the misspelt URL shows the same page, and the finish page says that all is ready',
  tagPcOnly,
  async ({ page, server }) => {
    await open(page, `${siteOf(server)}${HOME}/preRegsiter`);
    await expect(form(page)).toHaveAttribute('data-step', '2024-01');
    await open(page, `${siteOf(server)}${HOME}/preRegister?f_pr=old`);
    await fill(page, newEmail());
    await submit(page).click();
    await expect(page).toHaveURL(/\/success$/);
    await open(page, `${siteOf(server)}${HOME}/finish`);
    await expect(page.getByRole('heading', { name: 'You’re all set for your visit' })).toBeVisible();
  },
);

test(
  'D-33 registering an email address again from another device changes nothing, and the page says so and how to change it',
  tagPcOnly,
  async ({ page, request, server, seesNoBarrier }) => {
    const email = newEmail();
    await registerElsewhere(request, email);
    await open(page, `${siteOf(server)}${HOME}/preRegister?f_pr=old`);
    await fill(page, email);
    await submit(page).click();
    await expect(page).toHaveURL(/\/success$/);
    await expect(page.locator('[data-unchanged]')).toContainText('was not changed');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
    await expect(page.locator('[data-badge=""]')).toContainText(email);
    await expect(page.locator('main')).not.toContainText('We’ve also emailed your badge number');
    await seesNoBarrier();
  },
);

test(
  'R-2.128 R-2.129 the result pages claim no registration for an unregistered visitor, and offer one',
  tagPcOnly,
  async ({ page, server, seesNoBarrier }) => {
    for (const address of ['success', 'finish']) {
      await open(page, `${siteOf(server)}${HOME}/${address}`);
      await expect(page.getByRole('heading', { name: 'You’re not registered for this exhibition' })).toBeVisible();
      await expect(page.locator('main')).not.toContainText('You’re registered');
      await expect(page.locator('main')).not.toContainText('You’re all set');
    }
    await seesNoBarrier();
    await page.getByRole('main').getByRole('link', { name: 'Pre-register' }).click();
    await expect(form(page)).toBeVisible();
  },
);

test(
  'R-2.128 the success page claims nothing while the registration cannot be checked, and retries',
  tagPcOnly,
  async ({ page, server, watch }) => {
    watch.allow(page404);
    await page.route('**/badge/ofExhibition', (route) => route.abort());
    await page.clock.install();
    await open(page, `${siteOf(server)}${HOME}/success`);
    // The page retries several times, with pauses.
    await expect(async () => {
      await page.clock.fastForward(5_000);
      await expect(page.locator('[data-outcome]')).toHaveAttribute('data-outcome', 'unknown', { timeout: 100 });
    }).toPass({ intervals: [50] });
    await page.unroute('**/badge/ofExhibition');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('[data-outcome]')).toHaveAttribute('data-outcome', 'none');
  },
);

test(
  'R-2.128 R-2.224 R-7.035 the success page shows a registered buyer their badge, stands and planner',
  tagPhoneOnly,
  async ({ page, request, server, seesNoBarrier }) => {
    await signIn(page, request, siteOf(server));
    await open(page, `${siteOf(server)}${HOME}/preRegister?vt_pr=1`);
    await fillModal(page.locator('main'), newEmail());
    await expect(page).toHaveURL(/\/success$/);
    // The account has the registration if the device has not.
    await page.evaluate(() => localStorage.removeItem('pre_register_info'));
    await page.reload();
    await expect(page.locator('img[data-picture]')).toBeVisible();
    await expect(page.locator('[data-badge]')).not.toContainText('We’ve also emailed your badge number');
    const saved = page.waitForEvent('download');
    await page.locator('[data-action=save-badge]').click();
    expect((await saved).suggestedFilename()).toMatch(/^TEX[0-9A-Z]{8}\.png$/);
    const stand = page.locator('[data-part=stands] li').first();
    await expect(stand).toContainText(/H\d+ [A-Z]\d+/);
    await stand.getByRole('button').click();
    await expect(stand.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
    await seesNoBarrier();
    await page.locator('[data-action=plan]').click();
    await expect(page.locator('[data-page=planner] [data-stop]')).toHaveCount(1);
  },
);

test(
  'R-2.256 R-3.078 R-3.079 a registration includes the source and the promotion of its visitor',
  tagPcOnly,
  async ({ page, request, server }) => {
    await open(page, `${siteOf(server)}/?source=fair-mail`);
    await open(page, `${siteOf(server)}/search/product`);
    const hrefs = await page
      .locator('main a[href$=".html"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    // A promotion is shown only before the products that it is for.
    let promoted = '';
    for (const href of hrefs) {
      promoted = `/autumn-fair_af26${href}`;
      if ((await request.get(promoted, { maxRedirects: 0 })).status() === 200) break;
    }
    await open(page, `${siteOf(server)}${promoted}`);
    const told = () =>
      page.evaluate(() => [sessionStorage.promotion_id, sessionStorage.entry_source, localStorage.entry_source]);
    await expect.poll(told).toEqual(['af26', 'fair-mail', 'fair-mail']);
    await open(page, `${siteOf(server)}${HOME}/preRegister?f_pr=old`);
    await fill(page, newEmail());
    const sent = page.waitForRequest(/offline\/preRegistration/);
    await submit(page).click();
    expect((await sent).postDataJSON().data).toMatchObject({ promotionId: 'af26', sourceFrom: 'fair-mail' });
  },
);

test('R-3.077 typed values are restored after a reload', tagPcOnly, async ({ page, server }) => {
  await open(page, `${siteOf(server)}${HOME}/preRegister`);
  await field(page, 'contactName').fill('Priya Nair');
  await expect.poll(() => readStored(page, 'pre_register_form')).not.toBeNull();
  await page.reload();
  await expect(field(page, 'contactName')).toHaveValue('Priya Nair');
});

test(
  'R-5.007 R-5.048 R-5.049 an incomplete form focuses the missing field and sends nothing',
  tagPhoneOnly,
  async ({ page, server }) => {
    await open(page, `${siteOf(server)}${HOME}/preRegister?f_pr=old`);
    await submit(page).click();
    await expect(field(page, 'email')).toBeFocused();
    await fill(page, newEmail());
    await field(page, 'clause').uncheck();
    await submit(page).click();
    await expect(
      page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: 'visitor terms' }).first(),
    ).toBeVisible();
    await expect(page).toHaveURL(/preRegister/);
  },
);

test(
  'R-2.227 D-83 the bar that leads to the form is shown while the form is out of view',
  tagPhoneOnly,
  async ({ page, server }) => {
    await open(page, `${siteOf(server)}${HOME}/preRegister?f_pr=old`);
    // On a tall phone the end of the form would always be visible.
    await page.setViewportSize({ width: 375, height: 500 });
    const bar = page.locator('.floating');
    await expect(bar).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await bar.getByRole('button').click();
    await expect(field(page, 'email')).toBeInViewport();
    await expect(bar).toHaveCount(0);
  },
);

test(
  'R-2.206 R-2.207 R-2.208 R-2.209 R-2.210 R-2.211 R-2.246 R-5.050 R-5.053 R-5.054 A-01 each version has its own form',
  tagPcOnly,
  async ({ page, server }) => {
    for (const [version, layout, last] of [
      ['1', 'h5', 'mobile'],
      ['2', '2023-02', 'jobTitle'],
      ['3', '2023-06', 'whatsapp'],
      ['5', '2023-07', 'visitorType'],
      ['8', '2024-01', 'quantity'],
    ] as const) {
      await open(page, `${siteOf(server)}${HOME}/preRegister?f_pr=${version}`);
      await expect(form(page)).toHaveAttribute('data-step', layout);
      await expect(page.locator(`[data-field=${last}]`)).toHaveCount(1);
      const shown = await form(page)
        .locator('[data-field]')
        .evaluateAll((fields) => fields.map((each) => each.getAttribute('data-field')));
      expect(shown).toEqual(expect.arrayContaining([...listLayoutFields(layout)]));
      if (version === '2') await expect(page.locator('[name=jobTitle] option')).toHaveCount(10);
      if (version === '5') {
        await expect(page.locator('[data-field=visitorType] button')).toHaveCount(10);
        await expect(page.locator('[data-field=participatePurpose] button')).toHaveCount(6);
      }
      if (version !== '1') continue;
      const box = await form(page).boundingBox();
      expect(box?.width).toBeLessThanOrEqual(375);
    }
  },
);

test(
  'R-2.143 an affiliate’s pop-up is the form of the next exhibition in Japan',
  tagPhoneOnly,
  async ({ page, server }) => {
    await open(page, `http://japan.localhost:${server.port}/affiliate/popupjapan/preregister?f_pr=old`);
    await expect(page.locator('[data-page=preregister]')).toContainText('Tokyo');
    await fill(page, newEmail());
    await submit(page).click();
    await expect(page.locator('[data-badge]')).toContainText(/[A-Z]+[0-9A-Z]{8}/);
  },
);
