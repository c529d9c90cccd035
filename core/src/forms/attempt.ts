import type * as z from 'zod/mini';
import { canonicalJson } from '../contract/canonical-json.ts';
import type { Ids } from '../ports/ids.ts';
import type { Slot } from '../ports/slot.ts';
import type { keptAttempt } from './kept-attempt.ts';

/**
 * One attempt to send a form: its content, and the idempotency key that a repeat of the same content carries too, so
 * that the gateway counts both as one (REL-02).
 */
export type Attempt = z.output<typeof keptAttempt>;

/** The attempt that a request belongs to: `before` if that one sent the same content, else a new one with a new key. */
export function attemptFor(request: unknown, before: Attempt | null, ids: Pick<Ids, 'uuid'>): Attempt {
  const content = canonicalJson(request);
  return before?.content === content ? before : { key: ids.uuid(), content };
}

/**
 * Stores a draft as it stands. Where the form does not know the key that the stored draft was sent under, because a port
 * broke meanwhile, that key stays with the draft: a repeat of the same content must not count as another. REL-02
 */
export function keepDraft<Draft extends { readonly attempt: Attempt | null }>(
  drafts: Pick<Slot<Draft>, 'read' | 'keep'>,
  draft: Draft | null,
): void {
  if (draft === null) return;
  drafts.keep({ ...draft, attempt: draft.attempt ?? drafts.read()?.attempt ?? null });
}
