import { readStored } from '../e2e/support/accounts.ts';
import { readSafeCopies } from '../e2e/support/safe-copies.ts';
import type { BrowserLife } from './chromium.ts';

/** The values that a killed browser still has in its storage. */
export interface StoredSubmit {
  /**
   * The idempotency key of the pending task, from local storage or from its copy in IndexedDB; null if it is in
   * neither.
   */
  readonly task: string | null;
  /** The idempotency key with which the draft was sent, '' if it was never sent; null without a draft. */
  readonly draft: string | null;
  readonly hasToken: boolean;
}

/**
 * The browser's knowledge of the submit. 'task': the task is pending and is sent automatically, at once or after a
 * login. 'draft': pressing send again repeats it with the same key. 'done': it was sent and answered. 'words' (a draft
 * without its key) and 'nothing': the submit is lost.
 */
export type SubmitTrace = 'task' | 'draft' | 'done' | 'words' | 'nothing';

export const isForgotten = (trace: SubmitTrace): boolean => trace === 'words' || trace === 'nothing';

/**
 * Reads the browser's storage. Opens a page without scripts, so that no code of the product changes the storage first.
 */
export async function readStoredSubmit({ page }: BrowserLife, origin: string): Promise<StoredSubmit> {
  await page.goto(`${origin}/robots.txt`);
  const [task, draft, token] = await Promise.all(
    ['deferred_task', 'rfq_draft', 'buyer_token'].map((key) => readStored(page, key)),
  );
  const waiting = task ?? (await readSafeCopies(page))[0] ?? null;
  return {
    task: waiting === null ? null : String(Reflect.get(Object(waiting), 'taskId')),
    draft: draft === null ? null : String(Reflect.get(Object(Reflect.get(Object(draft), 'attempt')), 'key') ?? ''),
    hasToken: token !== null,
  };
}

/** `key` is the submit's idempotency key before the kill; null if it had none yet. */
export function findSubmitTrace({ task, draft, hasToken }: StoredSubmit, key: string | null): SubmitTrace {
  if (task !== null) return 'task';
  if (draft !== null && draft !== '' && draft === key) return 'draft';
  // Changes reach the disk in order. The token was stored after the task, so a token without a task means that the task
  // was stored, sent and removed.
  if (hasToken) return 'done';
  return draft === null ? 'nothing' : 'words';
}
