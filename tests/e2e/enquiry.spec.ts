import { recordCalls } from './support/accounts.ts';
import { ENQUIRY, sendEnquiry } from './support/enquiries.ts';
import { fillModal, waitForLowerEdge } from './support/preregister.ts';
import { signIn } from './support/signed-in.ts';
import { expect, open, type Page, stopCodeLoading, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

const address = () => `buyer-${crypto.randomUUID()}@example.com`;

/** Runs in the page: stores a registration for an exhibition in this browser. */
function keepRegistration(): void {
  const info = { id: 'r1', badgeNo: 'TEX7K2Q9MX4', email: 'priya@malabar.example', contactName: 'Priya Nair' };
  localStorage.setItem('pre_register_info', JSON.stringify({ 1001: { ...info, isWelcomeBack: false } }));
}

async function openProduct(page: Page): Promise<void> {
  await open(page, '/search/product?keyword=tote');
  await page
    .locator('main ul li a', { has: page.locator('img') })
    .first()
    .click();
}

/** Opens the form; the first test checks the path to it. */
const startEnquiry = (page: Page): Promise<void> => open(page, ENQUIRY);

test('R-1.004 R-2.048 R-2.049 R-2.060 R-3.068 an enquiry is sent without an account, and its email verifies the email address', async ({
  page,
  mailLinks,
  seesNoBarrier,
  watch,
}) => {
  // The second use of a link gets a 404.
  watch.allow(/404/);
  await openProduct(page);
  const name = await page.locator('h1').textContent();
  await page.getByRole('link', { name: 'Send enquiry' }).first().click();
  await expect(page.locator('[data-page=enquiry]')).toContainText(name ?? '');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('enquiry_product'))).toContain(name ?? 'nothing');
  await seesNoBarrier();
  const email = address();
  await page.locator('[data-field=email] input').fill(email);
  await page.locator('[data-field=content] textarea').fill('Please quote 500 pieces with a one-colour print.');
  await page.locator('[data-page=enquiry] button[type=submit]').click();
  await expect(page).toHaveURL(/\/success$/);
  await expect(page.locator('h1')).toBeVisible();
  await seesNoBarrier();
  await expect.poll(() => mailLinks(email)).toHaveLength(1);
  const [link = ''] = await mailLinks(email);
  await open(page, new URL(link).pathname + new URL(link).search);
  await expect(page.locator('[data-page=verify]')).toHaveAttribute('data-state', 'verified');
  expect(page.url()).not.toContain('token=');
  await seesNoBarrier();
  await open(page, new URL(link).pathname + new URL(link).search);
  await expect(page.locator('[data-page=verify]')).toHaveAttribute('data-state', 'invalid');
});

test(
  'D-95 the enquiry form shows which parts of the text will be hidden, and only those',
  tagPcOnly,
  async ({ page, seesNoBarrier }) => {
    await startEnquiry(page);
    const message = page.locator('[data-field=content] textarea');
    const note = page.locator('[data-page=enquiry] [data-notice=hint]');
    await message.fill('Sizes 36-37-38-39-40, MOQ 20000-30000. Call 0532 123 45 67.');
    await expect(note).toContainText('0532 123 45 67');
    await expect(note).not.toContainText('20000');
    // It is below the message, not beside another field.
    const startOf = async (name: string) => (await page.locator(`[data-field=${name}]`).boundingBox())?.x;
    expect(await startOf('email')).toBe(await startOf('content'));
    await seesNoBarrier();
    await message.fill('Sizes 36-37-38-39-40, MOQ 20000-30000.');
    await expect(note).toHaveCount(0);
  },
);

test(
  'R-2.253 D-34 a hidden exhibition is sent with an enquiry but not shown on its page',
  tagPhoneOnly,
  async ({ page }) => {
    await open(page, `${ENQUIRY}?hidden_exhibition_id=1001`);
    await expect(page.locator('[data-page=enquiry]')).not.toContainText('Istanbul');
    await page.evaluate(keepRegistration);
    await page.locator('[data-field=email] input').fill(address());
    await page.locator('[data-field=content] textarea').fill('Please quote 500 pieces with a one-colour print.');
    const sent = page.waitForRequest(/submitNewInquiry/);
    await page.locator('[data-page=enquiry] button[type=submit]').click();
    expect((await sent).postDataJSON()).toMatchObject({ data: { exhibitionId: '1001' } });
    await expect(page).toHaveURL(/\/success/);
  },
);

test(
  'R-2.252 R-2.264 D-34 a client-rendered page is served without data, and an enquiry leads to the URL in its query',
  tagPcOnly,
  async ({ page, seesNoBarrier }) => {
    const asked = `${ENQUIRY}?csr=1&f_sirto=${encodeURIComponent('/categories?lang=en')}`;
    const sent = await (await page.request.get(asked)).text();
    expect([sent.includes('data-page="enquiry"'), /"loaderData":\{\}/.test(sent)]).toEqual([false, true]);
    await open(page, asked);
    await expect(page.locator('[data-page=enquiry] form')).toBeVisible();
    await expect(page).toHaveTitle(/enquiry/i);
    await seesNoBarrier();
    await page.locator('[data-field=email] input').fill(address());
    await page.locator('[data-field=content] textarea').fill('Please quote 500 pieces.');
    await page.locator('[data-page=enquiry] button[type=submit]').click();
    await expect(page.locator('[data-page=categories]')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/categories');
  },
);

test(
  'R-2.264 D-34 a client-rendered page is shown completely, with its own title, in the requested language',
  tagPhoneOnly,
  async ({ page }) => {
    await open(page, '/categories?lang=ar&csr=1');
    await expect(page.locator('[data-page=categories]')).toBeVisible();
    expect(new URL(page.url()).search).toBe('?csr=1');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    expect(await page.locator('title').allTextContents()).toHaveLength(1);
    await page.locator('[data-page=categories] a').first().click();
    await expect(page).not.toHaveURL(/csr/);
    await expect(page.locator('[data-page=categories]')).toBeHidden();
  },
);

test(
  'R-5.007 R-5.010 R-5.012 R-5.017 R-8.031 an invalid enquiry keeps the input and focuses the first invalid field',
  tagPhoneOnly,
  async ({ page }) => {
    const calls = recordCalls(page, 'memberCheck.json');
    await startEnquiry(page);
    const email = page.locator('[data-field=email] input');
    await email.fill(address());
    await email.blur();
    await page.locator('[data-field=content] textarea').fill('A question');
    await email.fill('priya@');
    await page.locator('[data-page=enquiry] button[type=submit]').click();
    await expect(email).toBeFocused();
    await expect(email).toBeInViewport();
    await expect(page.locator('[data-field=email]')).toContainText(
      'Enter a valid email address, such as name@example.com',
    );
    await expect(page.locator('[data-field=content] textarea')).toHaveValue('A question');
    await expect(email).toHaveValue('priya@');
    expect(calls).toEqual([]);
  },
);

test(
  'R-3.067 text typed before the code has loaded stays, and makes the form ready without further interaction',
  tagPcOnly,
  async ({ page }) => {
    const letGo = await stopCodeLoading(page);
    await page.goto(ENQUIRY, { waitUntil: 'commit' });
    const words = page.locator('[data-field=content] textarea');
    await words.fill('Please quote 500 pieces.');
    letGo();
    await expect(page.locator('[data-page=enquiry] form')).toHaveAttribute('data-state', 'ready');
    await expect(words).toHaveValue('Please quote 500 pieces.');
    await page.reload();
    await expect(words).toHaveValue('Please quote 500 pieces.');
  },
);

test(
  'D-73 an email address filled in while a buyer is in the field is replaced by what they type',
  tagPcOnly,
  async ({ page, request }) => {
    await signIn(page, request);
    const form = page.locator('[data-page=enquiry] form');
    const held = Promise.withResolvers<void>();
    await page.route('**/getDailyInquiryCount.json', async (route) => {
      await held.promise;
      await route.continue();
    });
    await startEnquiry(page);
    const email = page.locator('[data-field=email] input');
    await email.focus();
    await expect(form).toHaveAttribute('data-state', 'preparing');
    await expect(email).toHaveValue('');
    held.resolve();
    await expect(email).toHaveValue(/^buyer-.*@malabar-trading\.example$/);
    await page.keyboard.type('priya@malabar.example');
    await expect(email).toHaveValue('priya@malabar.example');
  },
);

test('the code for sending a form loads at the first sign of interaction', tagPcOnly, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
  await page.mouse.move(0, 0);
  await startEnquiry(page);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((script) => /browser-ports/.test(script))).toEqual([]);
  await page.mouse.move(3, 3);
  await page.mouse.move(6, 6);
  await expect(page.locator('[data-page=enquiry] form')).toHaveAttribute('data-state', 'ready');
});

test('a new error does not move the button away during a press', tagPcOnly, async ({ page }) => {
  await startEnquiry(page);
  const email = page.locator('[data-field=email] input');
  await email.fill('priya@');
  await page.locator('[data-page=enquiry] button[type=submit]').hover();
  await page.mouse.down();
  await expect(email).toBeFocused();
  await page.mouse.up();
  await expect(page.locator('[data-page=enquiry]')).toContainText('Correct these fields');
});

test(
  'R-4.086 R-4.088 the button is busy while an enquiry is being sent, and a second press sends nothing',
  tagPcOnly,
  async ({ page }) => {
    await startEnquiry(page);
    await page.locator('[data-field=email] input').fill(address());
    await page.locator('[data-field=content] textarea').fill('Please quote 500 pieces.');
    let sent = 0;
    const pressed = Promise.withResolvers<void>();
    await page.route('**/inquiry/submitNewInquiry.json', async (route) => {
      sent += 1;
      await pressed.promise;
      await route.continue();
    });
    const button = page.locator('[data-page=enquiry] button[type=submit]');
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await button.click({ force: true });
    pressed.resolve();
    await expect(page).toHaveURL(/\/success$/);
    expect(sent).toBe(1);
  },
);

test(
  'R-8.013 R-8.018 a failed enquiry keeps its text, and the retry sends it once',
  tagPcOnly,
  async ({ page, watch }) => {
    watch.allow(/ERR_FAILED|Failed to load resource/);
    await startEnquiry(page);
    await page.locator('[data-field=email] input').fill(address());
    const words = page.locator('[data-field=content] textarea');
    await words.fill('Please quote 500 pieces.');
    const keys: (string | undefined)[] = [];
    await page.route('**/inquiry/submitNewInquiry.json', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length === 1) await route.abort();
      else await route.continue();
    });
    await page.locator('[data-page=enquiry] button[type=submit]').click();
    await expect(page.locator('[data-page=enquiry] [data-notice=failure]')).toContainText('network error');
    // Only the form's own toast: the form shows the failure, so the failed call adds none.
    await expect(page.locator('[data-overlay=toasts] > div')).toHaveText(['network error']);
    await expect(words).toHaveValue('Please quote 500 pieces.');
    await page.locator('[data-page=enquiry] button[type=submit]').click();
    await expect(page).toHaveURL(/\/success$/);
    expect(keys[0]).toBe(keys[1]);
  },
);

test(
  'R-3.067 R-3.073 R-3.080 the browser stores one visitor id, the contact and the text of a draft',
  tagPcOnly,
  async ({ page }) => {
    await startEnquiry(page);
    await page.locator('[data-field=content] textarea').fill('A draft that stays');
    await page.locator('[data-field=email] input').fill('draft@example.com');
    await expect(page.getByText('Saved as a draft on this device')).toBeVisible();
    const visitor = () => page.evaluate(() => JSON.parse(localStorage.getItem('visitor_id') ?? '{}').v as string);
    const before = await visitor();
    await page.reload();
    await expect(page.locator('[data-field=content] textarea')).toHaveValue('A draft that stays');
    expect(await visitor()).toBe(before);
  },
);

test(
  'R-3.097 R-6.020 R-6.023 R-4.092 an enquiry at an exhibition requires a registration first, then is sent automatically, once',
  tagPhoneOnly,
  async ({ page, seesNoBarrier }) => {
    const path = `${ENQUIRY}?exhibition_id=1001`;
    const sent = recordCalls(page, 'submitNewInquiry.json');
    await open(page, path);
    await page.locator('[data-page=enquiry] [data-field=email] input').fill(address());
    await page.locator('[data-page=enquiry] textarea').fill('Please quote 500 pieces with a one-colour print.');
    const send = page.locator('[data-page=enquiry] button[type=submit]');
    await send.click();
    const modal = page.locator('[data-overlay=preregister]');
    await expect(modal.locator('form')).toHaveAttribute('data-state', 'ready');
    await expect(modal.locator('[data-entry=Enquiry]')).toBeVisible();
    await waitForLowerEdge(page, modal);
    await seesNoBarrier();
    // After cancelling, the page still has all input.
    await page.keyboard.press('Escape');
    await expect(modal).toHaveCount(0);
    await expect(send).toBeEnabled();
    expect(sent).toEqual([]);
    await send.click();
    await fillModal(modal, address());
    await expect(page).toHaveURL(/\/success/);
    expect(sent).toHaveLength(1);
    // Once the visitor is registered, the next enquiry is sent at once.
    await open(page, path);
    await page.locator('[data-page=enquiry] textarea').fill('Please quote 900 pieces as well.');
    await send.click();
    await expect(page).toHaveURL(/\/success/);
    await expect(modal).toHaveCount(0);
    expect(sent).toHaveLength(2);
  },
);

test(
  'R-2.049 R-2.060 the confirmation email of an enquiry can be sent again from the success page',
  tagPcOnly,
  async ({ page, mailLinks, seesNoBarrier }) => {
    const email = address();
    await sendEnquiry(page, email, 'Please quote 500 pieces.');
    const again = page.locator('[data-place=mail-again]');
    await again.getByRole('button', { name: 'Send the email again' }).click();
    await expect(again).toHaveAttribute('data-state', 'queued');
    await expect(again).toContainText('We’ve sent the email again.');
    await seesNoBarrier();
    await expect.poll(() => mailLinks(email)).toHaveLength(2);
    const [latest = ''] = await mailLinks(email);
    await open(page, new URL(latest).pathname + new URL(latest).search);
    await expect(page.locator('[data-page=verify]')).toHaveAttribute('data-state', 'verified');
  },
);

test(
  'R-2.049 R-2.060 a buyer has the email of an enquiry sent again from the list and the thread, and sees no link notice once confirmed',
  tagPhoneOnly,
  async ({ page, request, mailLinks, seesNoBarrier }) => {
    const buyer = await signIn(page, request);
    const success = page.locator('[data-page=enquirySuccess]');
    await sendEnquiry(page, buyer.email, 'Please quote 500 pieces.');
    await expect(success).toContainText('Open it to confirm your email address');

    await open(page, '/enquiries');
    const row = page.locator('[data-enquiry]');
    await expect(row).toContainText('Awaiting confirmation');
    await row.getByRole('button', { name: 'Send the email again' }).click();
    await expect(row.locator('[data-place=mail-again]')).toHaveAttribute('data-state', 'queued');
    await seesNoBarrier();
    await row.locator('a').click();
    const again = page.locator('[data-page=enquiryThread] [data-place=mail-again]');
    await again.getByRole('button', { name: 'Send the email again' }).click();
    await expect(again).toHaveAttribute('data-state', 'queued');
    await seesNoBarrier();

    const confirmations = async () => (await mailLinks(buyer.email)).filter((link) => link.includes('/verify?'));
    await expect.poll(confirmations).toHaveLength(3);
    const link = new URL((await confirmations())[0] ?? '');
    await open(page, link.pathname + link.search);
    await expect(page.locator('[data-page=verify]')).toHaveAttribute('data-state', 'verified');
    await sendEnquiry(page, buyer.email, 'Please quote 900 pieces as well.');
    await expect(success).toContainText('We’ve sent your enquiry to the supplier');
    await expect(success).not.toContainText('Open it to confirm your email address');
    await expect(success.locator('[data-place=mail-again]')).toHaveCount(0);
  },
);
