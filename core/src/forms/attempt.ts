import type * as z from 'zod/mini';
import { canonicalJson } from '../contract/canonical-json.ts';
import type { Ids } from '../ports/ids.ts';
import type { keptAttempt } from './kept-attempt.ts';

/** One act of sending: a repeat of the same content carries the same key, so that it counts once. */
export type Attempt = z.output<typeof keptAttempt>;

/** The act this request belongs to: the one before if it sent the same, else a new one with its own key. */
export function attemptFor(request: unknown, before: Attempt | null, ids: Pick<Ids, 'uuid'>): Attempt {
  const content = canonicalJson(request);
  return before?.content === content ? before : { key: ids.uuid(), content };
}
