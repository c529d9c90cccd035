import { createHash } from 'node:crypto';
import { type Encoding, encode } from './compress.ts';
import type { PageAnswer } from './pages.ts';

/** A page that is sent as it is to everybody who asks for it. */
export interface CachedPage {
  readonly status: number;
  /** Names the bytes, in whatever encoding they are sent. */
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** The body in an encoding, made when it is first asked for. */
  encoded(encoding: Encoding): Buffer;
  /** What it takes in memory, in bytes. */
  bytes(): number;
}

/** `onGrowth` hears that the page is now held in one more encoding. */
export function createCachedPage({ status, headers, body }: PageAnswer, onGrowth: () => void): CachedPage {
  const encodings = new Map<Encoding, Buffer>();
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return {
    status,
    etag,
    body,
    // A browser may keep what is the same for everybody, and asks each time whether it still is; it keeps no way on.
    headers: status === 200 ? { ...headers, etag, 'cache-control': 'private, no-cache' } : headers,
    encoded(encoding) {
      const known = encodings.get(encoding);
      if (known !== undefined) return known;
      const encodedBody = encode(body, encoding, 'kept');
      encodings.set(encoding, encodedBody);
      onGrowth();
      return encodedBody;
    },
    bytes: () => [...encodings.values()].reduce((sum, { length }) => sum + length, body.length),
  };
}
