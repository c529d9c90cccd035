import type { Ids } from '@fairhall/core/ports/ids';
import { toBase64url } from '../crypto/ids.ts';

/** Creates ids of the right format that count up, so that a test can predict them. */
export function createSequenceIds(): Ids {
  let last = 0;
  const next = () => {
    last += 1;
    return last;
  };
  return {
    uuid: () => `00000000-0000-4000-8000-${String(next()).padStart(12, '0')}`,
    secret: (length) => toBase64url(new Uint8Array(length).fill(next() % 256)),
  };
}
