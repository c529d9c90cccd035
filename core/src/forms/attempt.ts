import type * as z from 'zod/mini';
import { toCanonicalJson } from '../contract/canonical-json.ts';
import type { Ids } from '../ports/ids.ts';
import type { draftAttempt } from './draft-attempt.ts';

/**
 * One attempt to send a form: its content and idempotency key. A retry with the same content has the same key, so that
 * the gateway counts both as one (REL-02).
 */
export type Attempt = z.output<typeof draftAttempt>;

/** Returns the attempt for a request: `previous` if that one sent the same content, else a new one with a new key. */
export function getAttempt(request: unknown, previous: Attempt | null, ids: Pick<Ids, 'uuid'>): Attempt {
  const content = toCanonicalJson(request);
  return previous?.content === content ? previous : { key: ids.uuid(), content };
}
