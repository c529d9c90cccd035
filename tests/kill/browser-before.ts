import type { Page } from '@playwright/test';
import { readStored } from '../e2e/support/accounts.ts';
import type { BrowserPlan, Moment } from './browser-plan.ts';
import type { BrowserStage } from './browser-stage.ts';
import { type BrowserLife, isOnDisk, startChromium } from './chromium.ts';
import {
  clickLogin,
  clickSend,
  createFile,
  fillInLogin,
  type Guest,
  getSuccessMessage,
  type SentFileNow,
  write,
} from './guest.ts';
import { waitUntil } from './wait-until.ts';
import { SUBMIT, type Watch, watch } from './watch.ts';

/** Milliseconds after which the test stops waiting for a moment and kills the browser. */
const PATIENCE = 30_000;
/** Milliseconds, longer than Chromium delays writing web storage to disk (60 s). */
const DISK = 75_000;

export interface BrowserBefore {
  readonly watched: Watch;
  readonly reached: ReadonlySet<Moment>;
  /** Whether the page had shown that the form was sent. */
  readonly isShown: boolean;
  /** The idempotency key of the submit. */
  readonly key: string;
  readonly file: SentFileNow | undefined;
}

/** Starts an empty browser, fills in the form and the login, presses "log in", and kills the browser as planned. */
export async function runUntilKilled(
  { profile, address }: BrowserStage,
  plan: BrowserPlan,
  guest: Guest,
): Promise<BrowserBefore> {
  const life = await startChromium(profile, address);
  try {
    const { page } = life;
    const watched = watch(page);
    const [beforeSend, beforeLogin] = plan.pauses;
    // A hasty guest may have to fill in everything again, which would be another upload, so there is no file.
    const file = plan.pace !== 'hasty' && plan.method !== 'cart' ? createFile(guest.words) : undefined;
    await write(guest, page, file);
    if (plan.pace === 'hasty') await page.waitForTimeout(beforeSend);
    await clickSend(guest, page);
    await fillInLogin(guest, page);
    const key = String(Reflect.get(Object(await stored(page, 'deferred_task')), 'taskId'));
    if (plan.pace === 'hasty') await page.waitForTimeout(beforeLogin);
    if (plan.pace === 'patient') await onDisk(profile, `"taskId":"${key}"`);
    if (plan.pace === 'stalled') await stall(page, plan.swallowed);
    return { ...(await pressedUntil(life, { plan, profile, watched })), watched, key, file };
  } finally {
    await life.kill();
  }
}

/** Waits until the page has stored a value under a name, and returns the value. */
async function stored(page: Page, name: string): Promise<unknown> {
  let value: unknown = null;
  await waitUntil(async () => {
    value = await readStored(page, name);
    return value !== null;
  }, PATIENCE);
  if (value === null) throw new Error(`the page never kept its ${name}`);
  return value;
}

/** Waits until the browser has written a text to its profile on disk. */
async function onDisk(profile: string, text: string): Promise<void> {
  await waitUntil(() => isOnDisk(profile, text), DISK);
  if (!isOnDisk(profile, text)) throw new Error(`it never came to the disk: ${text}`);
}

/**
 * Leaves every further submit without a response: with `answer` it still reaches the gateway, with `submit` it does
 * not.
 */
async function stall(page: Page, swallowed: BrowserPlan['swallowed']): Promise<void> {
  await page.route(SUBMIT, async (route) => {
    if (swallowed === 'answer') await route.fetch().catch(() => undefined);
  });
}

interface Press {
  readonly plan: BrowserPlan;
  readonly profile: string;
  readonly watched: Watch;
}

/** Presses "log in", waits for the planned moment and delay, and kills the browser. */
async function pressedUntil(
  { page, kill }: BrowserLife,
  { plan, profile, watched }: Press,
): Promise<Pick<BrowserBefore, 'reached' | 'isShown'>> {
  let isShown = false;
  const success = getSuccessMessage(page).waitFor({ timeout: 0 });
  success.then(
    () => {
      isShown = true;
    },
    () => undefined,
  );
  clickLogin(page).catch(() => undefined);
  if (plan.pace === 'stalled') {
    await onDisk(profile, String(await stored(page, 'buyer_token')));
  } else {
    await waitUntil(() => watched.reached.has(plan.moment), PATIENCE);
  }
  await waitUntil(() => false, plan.delay);
  const seen = { reached: new Set(watched.reached), isShown };
  await kill();
  return seen;
}
