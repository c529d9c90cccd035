import type { Page } from '@playwright/test';
import { readStored } from '../e2e/support/accounts.ts';
import type { BrowserBefore } from './browser-before.ts';
import type { Ending } from './browser-judgement.ts';
import type { BrowserStage } from './browser-stage.ts';
import { startChromium } from './chromium.ts';
import { findRecordIds } from './find-record-ids.ts';
import {
  clickLogin,
  clickSend,
  fillInLogin,
  type Guest,
  getLoginLink,
  getSuccessMessage,
  openForm,
  write,
} from './guest.ts';
import { findSubmitTrace, readStoredSubmit, type StoredSubmit, type SubmitTrace } from './stored-submit.ts';
import { waitUntil } from './wait-until.ts';
import { type Watch, watch } from './watch.ts';

/** Milliseconds that a step in the browser may take before it counts as failed. */
const PATIENCE = 30_000;

export interface BrowserAfter {
  readonly watched: Watch;
  readonly found: SubmitTrace;
  readonly made: readonly string[];
  readonly ending: Ending;
  readonly isNotified: boolean;
  readonly left: readonly string[];
}

/** Starts the browser again on its profile, opens the page again, and completes the user's remaining steps. */
export async function goOn(stage: BrowserStage, guest: Guest, before: BrowserBefore): Promise<BrowserAfter> {
  const life = await startChromium(stage.profile, stage.address);
  try {
    const { page } = life;
    const storedSubmit = await readStoredSubmit(life, stage.origin);
    const found = findSubmitTrace(storedSubmit, before.key);
    const made = await findRecordIds(stage, guest.method);
    const watched = watch(page);
    const ending = endingOf(found, storedSubmit, before.isShown || made.length > 0);
    if (ending === 'there already') return { watched, found, made, ending, isNotified: true, left: [] };
    await act(guest, page, ending, storedSubmit);
    const isNotified = await getSuccessMessage(page)
      .waitFor({ timeout: PATIENCE })
      .then(
        () => true,
        () => false,
      );
    return { watched, found, made, ending, isNotified, left: await leftIn(page) };
  } finally {
    await life.kill();
  }
}

/** The user's remaining steps. None if the page or the gateway showed that the form was sent. */
function endingOf(found: SubmitTrace, { hasToken }: StoredSubmit, isSeenAsSent: boolean): Ending {
  if (found === 'task') return hasToken ? 'by itself' : 'after a login';
  if (isSeenAsSent || found === 'done') return 'there already';
  return found === 'draft' ? 'pressed again' : 'written anew';
}

async function act(guest: Guest, page: Page, ending: Ending, { hasToken }: StoredSubmit): Promise<void> {
  if (ending === 'pressed again' || ending === 'written anew') {
    await write(guest, page);
    await clickSend(guest, page);
  } else {
    await openForm(guest, page);
    if (!hasToken) await getLoginLink(page).click();
  }
  if (hasToken) return;
  await fillInLogin(guest, page);
  await clickLogin(page);
}

/** The stored task and draft that remain after the form was sent. Both should be removed (REL-12). */
async function leftIn(page: Page): Promise<readonly string[]> {
  const names = ['deferred_task', 'rfq_draft'];
  let left: readonly string[] = names;
  await waitUntil(async () => {
    const values = await Promise.all(names.map((name) => readStored(page, name)));
    left = names.filter((_, place) => values[place] !== null);
    return left.length === 0;
  }, PATIENCE);
  return left;
}
