import { kept } from '../e2e/support/accounts.ts';
import { safeCopies } from '../e2e/support/safe-copies.ts';
import type { BrowserLife } from './chromium.ts';

/** What a browser that was killed still has of what its pages kept. */
export interface Remembered {
  /** The key of what waits to be sent, in its place or in its safe copy. */
  readonly task: string | null;
  /** The key under which the draft was about to be sent, '' for a draft that was not. */
  readonly draft: string | null;
  readonly hasToken: boolean;
}

/**
 * What becomes of the act. With 'task' it goes by itself, at once or after a login; with 'draft' she presses again and it
 * is the same act; 'done' has been through to its end. The browser has forgotten the act where it comes back with 'words'
 * alone, or with nothing.
 */
export type Found = 'task' | 'draft' | 'done' | 'words' | 'nothing';

export const isForgotten = (found: Found): boolean => found === 'words' || found === 'nothing';

/** Looks before any code of the product runs. */
export async function rememberedBy({ page }: BrowserLife, origin: string): Promise<Remembered> {
  await page.goto(`${origin}/robots.txt`);
  const [task, draft, token] = await Promise.all(
    ['deferred_task', 'rfq_draft', 'buyer_token'].map((key) => kept(page, key)),
  );
  const waiting = task ?? (await safeCopies(page))[0] ?? null;
  return {
    task: waiting === null ? null : String(Reflect.get(Object(waiting), 'taskId')),
    draft: draft === null ? null : String(Reflect.get(Object(Reflect.get(Object(draft), 'attempt')), 'key') ?? ''),
    hasToken: token !== null,
  };
}

/** `key` is that of the act before the kill, null where it never came to one. */
export function foundOf({ task, draft, hasToken }: Remembered, key: string | null): Found {
  if (task !== null) return 'task';
  if (draft !== null && draft !== '' && draft === key) return 'draft';
  // Changes reach the disk in their order: the token came after the task, and the task left after it was sent.
  if (hasToken) return 'done';
  return draft === null ? 'nothing' : 'words';
}
