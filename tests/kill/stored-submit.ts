import { readStored } from '../e2e/support/accounts.ts';
import { readSafeCopies } from '../e2e/support/safe-copies.ts';
import type { BrowserLife } from './chromium.ts';

/** What a killed browser still has of what its pages had stored. */
export interface StoredSubmit {
  /**
   * The idempotency key of the waiting task, from local storage or from its copy in the browser's database; null when
   * neither is there.
   */
  readonly task: string | null;
  /** The idempotency key with which the draft was sent, '' if it was never sent; null when there is no draft. */
  readonly draft: string | null;
  readonly hasToken: boolean;
}

/**
 * What the browser still knows of the submit. 'task': it waits and goes off by itself, at once or after a login. 'draft':
 * pressing send again repeats it under the same key. 'done': it was sent to its end. 'words' (a draft without its key) and
 * 'nothing': the submit is forgotten.
 */
export type SubmitTrace = 'task' | 'draft' | 'done' | 'words' | 'nothing';

export const isForgotten = (trace: SubmitTrace): boolean => trace === 'words' || trace === 'nothing';

/** Reads what the browser stored. It opens a page without scripts, so that no code of the product changes it first. */
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
  // Changes reach the disk in their order. The token was stored after the task, so a token without a task means that the
  // task was stored, sent and removed.
  if (hasToken) return 'done';
  return draft === null ? 'nothing' : 'words';
}
