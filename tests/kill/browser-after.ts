import type { Page } from '@playwright/test';
import { kept } from '../e2e/support/accounts.ts';
import type { BrowserBefore } from './browser-before.ts';
import type { Ending } from './browser-judgement.ts';
import type { BrowserStage } from './browser-stage.ts';
import { startChromium } from './chromium.ts';
import { fillInLogin, type Guest, offeredLogin, openForm, pressLogin, pressSend, successOf, write } from './guest.ts';
import { madeFor } from './made.ts';
import { type Found, foundOf, type Remembered, rememberedBy } from './remembered.ts';
import { until } from './until.ts';
import { type Watch, watch } from './watch.ts';

/** Milliseconds that a step in the browser may take before it counts as failed. */
const PATIENCE = 30_000;

export interface BrowserAfter {
  readonly watched: Watch;
  readonly found: Found;
  readonly made: readonly string[];
  readonly ending: Ending;
  readonly isTold: boolean;
  readonly left: readonly string[];
}

/** Starts the browser again on its profile, opens the page again, and does what the user still has to do. */
export async function goOn(stage: BrowserStage, guest: Guest, before: BrowserBefore): Promise<BrowserAfter> {
  const life = await startChromium(stage.profile, stage.address);
  try {
    const { page } = life;
    const remembered = await rememberedBy(life, stage.origin);
    const found = foundOf(remembered, before.key);
    const made = await madeFor(stage, guest.way);
    const watched = watch(page);
    const ending = endingOf(found, remembered, before.isShown || made.length > 0);
    if (ending === 'there already') return { watched, found, made, ending, isTold: true, left: [] };
    await act(guest, page, ending, remembered);
    const isTold = await successOf(page)
      .waitFor({ timeout: PATIENCE })
      .then(
        () => true,
        () => false,
      );
    return { watched, found, made, ending, isTold, left: await leftIn(page) };
  } finally {
    await life.kill();
  }
}

/** What the user has to do now. Nothing, if the page or the gateway showed that the form was sent. */
function endingOf(found: Found, { hasToken }: Remembered, isSeenAsSent: boolean): Ending {
  if (found === 'task') return hasToken ? 'by itself' : 'after a login';
  if (isSeenAsSent || found === 'done') return 'there already';
  return found === 'draft' ? 'pressed again' : 'written anew';
}

async function act(guest: Guest, page: Page, ending: Ending, { hasToken }: Remembered): Promise<void> {
  if (ending === 'pressed again' || ending === 'written anew') {
    await write(guest, page);
    await pressSend(guest, page);
  } else {
    await openForm(guest, page);
    if (!hasToken) await offeredLogin(page).click();
  }
  if (hasToken) return;
  await fillInLogin(guest, page);
  await pressLogin(page);
}

/** Which of the waiting task and the draft the browser still keeps after the form was sent. Both should go (REL-12). */
async function leftIn(page: Page): Promise<readonly string[]> {
  const names = ['deferred_task', 'rfq_draft'];
  let left: readonly string[] = names;
  await until(async () => {
    const values = await Promise.all(names.map((name) => kept(page, name)));
    left = names.filter((_, place) => values[place] !== null);
    return left.length === 0;
  }, PATIENCE);
  return left;
}
