import { createHash } from 'node:crypto';
import { type Encoding, encode } from './compress.ts';
import type { PageAnswer } from './pages.ts';

/** A page that is sent unchanged to everybody. */
export interface CachedPage {
  readonly status: number;
  /** Identifies the content, whatever its encoding. */
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** The body in an encoding; encoded on first use and then cached. */
  encoded(encoding: Encoding): Buffer;
  /** Its size in memory, in bytes. */
  bytes(): number;
}

/** Creates a cached page. `onGrowth` is called when the page also holds another encoding. */
export function createCachedPage({ status, headers, body }: PageAnswer, onGrowth: () => void): CachedPage {
  const encodings = new Map<Encoding, Buffer>();
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return {
    status,
    etag,
    body,
    // Browsers may cache a page that is the same for everybody, but must revalidate it each time; they do not cache a
    // response that is not a 200.
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
