import type { Page } from '@playwright/test';
import { kept } from '../e2e/support/accounts.ts';
import type { BrowserPlan, Moment } from './browser-plan.ts';
import type { BrowserStage } from './browser-round.ts';
import { type BrowserLife, isOnDisk, startChromium } from './chromium.ts';
import { fileOf, fillInLogin, type Guest, pressLogin, pressSend, type SentFileNow, successOf, write } from './guest.ts';
import { until } from './until.ts';
import { SUBMIT, type Watch, watch } from './watch.ts';

/** After this long a moment that does not come is given up. */
const PATIENCE = 30_000;
/** Longer than a browser puts off writing to its disk. */
const DISK = 75_000;

export interface BrowserBefore {
  readonly watched: Watch;
  readonly reached: ReadonlySet<Moment>;
  /** Whether the page had told her that it was sent. */
  readonly isShown: boolean;
  /** The key of the act. */
  readonly key: string;
  readonly file: SentFileNow | undefined;
}

/** From an empty browser over the press for the login to its death. */
export async function untilKilled(
  { profile, address }: BrowserStage,
  plan: BrowserPlan,
  guest: Guest,
): Promise<BrowserBefore> {
  const life = await startChromium(profile, address);
  try {
    const { page } = life;
    const watched = watch(page);
    const [beforeSend, beforeLogin] = plan.pauses;
    // What a hasty guest has to write anew would be another file.
    const file = plan.pace !== 'hasty' && plan.way !== 'cart' ? fileOf(guest.words) : undefined;
    await write(guest, page, file);
    if (plan.pace === 'hasty') await page.waitForTimeout(beforeSend);
    await pressSend(guest, page);
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

/** What the page keeps under a name, as soon as it does. */
async function stored(page: Page, name: string): Promise<unknown> {
  let value: unknown = null;
  await until(async () => {
    value = await kept(page, name);
    return value !== null;
  }, PATIENCE);
  if (value === null) throw new Error(`the page never kept its ${name}`);
  return value;
}

/** Waits until the browser has written it down. */
async function onDisk(profile: string, text: string): Promise<void> {
  await until(() => isOnDisk(profile, text), DISK);
  if (!isOnDisk(profile, text)) throw new Error(`it never came to the disk: ${text}`);
}

/** From here on a submit gets no answer, whether it arrives or not. */
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

/** Presses for the login, and lives on for as long as is planned. */
async function pressedUntil(
  { page, kill }: BrowserLife,
  { plan, profile, watched }: Press,
): Promise<Pick<BrowserBefore, 'reached' | 'isShown'>> {
  let isShown = false;
  const success = successOf(page).waitFor({ timeout: 0 });
  success.then(
    () => {
      isShown = true;
    },
    () => undefined,
  );
  pressLogin(page).catch(() => undefined);
  if (plan.pace === 'stalled') {
    await onDisk(profile, String(await stored(page, 'buyer_token')));
  } else {
    await until(() => watched.reached.has(plan.moment), PATIENCE);
  }
  await until(() => false, plan.delay);
  const seen = { reached: new Set(watched.reached), isShown };
  await kill();
  return seen;
}
