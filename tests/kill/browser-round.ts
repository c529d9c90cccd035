import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserAfter, goOn } from './browser-after.ts';
import { type BrowserBefore, runUntilKilled } from './browser-before.ts';
import type { BrowserRound } from './browser-judgement.ts';
import type { BrowserPlan } from './browser-plan.ts';
import type { BrowserStage } from './browser-stage.ts';
import type { Guest } from './guest.ts';

/**
 * Runs one round: kills a browser between the login and the submit, starts it again on the same profile, and lets the
 * user continue.
 */
export async function runBrowserRound(given: Omit<BrowserStage, 'profile'>, plan: BrowserPlan): Promise<BrowserRound> {
  const stage = { ...given, profile: mkdtempSync(join(tmpdir(), 'fairhall-profile-')) };
  const { email, password } = stage.buyer;
  const guest = {
    origin: stage.origin,
    method: plan.method,
    email,
    password,
    words: `Fifty bags. ${crypto.randomUUID()}`,
  };
  try {
    const before = await runUntilKilled(stage, plan, guest);
    return roundOf(plan, guest, before, await goOn(stage, guest, before));
  } finally {
    rmSync(stage.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

function roundOf(plan: BrowserPlan, guest: Guest, before: BrowserBefore, after: BrowserAfter): BrowserRound {
  const { reached, isShown, file, watched } = before;
  const { found, made, ending, isNotified, left } = after;
  const answers = [...watched.answers, ...after.watched.answers];
  const action = {
    kind: plan.method === 'cart' ? ('cart' as const) : ('rfq' as const),
    email: guest.email,
    words: guest.words,
    makes: 1,
    mails: 1,
    // A user without a response learns the id from the list of their RFQs, or from the email.
    answers: answers.length === 0 && made.length > 0 ? [made] : answers,
    files: file === undefined ? [] : [file],
  };
  const keys = [...watched.keys, ...after.watched.keys];
  return { plan, action, reached, isShown, made, found, ending, isNotified: isNotified, keys, left };
}
