/** A part of a document: text, or cached bytes. */
export type Piece = string | Buffer;

/**
 * Encodes a text for a cache. `Buffer.from` cuts small buffers out of 8 kB slabs, and each would keep its whole slab in
 * memory.
 */
export function encodeForCache(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

/** UTF-8 bytes for one UTF-16 code unit. */
const MAX_BYTES = 3;

let bytesBuffer = Buffer.allocUnsafeSlow(256 * 1024);

/** Returns a document as bytes. Does not measure the texts first, since that takes half as long as writing them. */
export function bytesOf(pieces: readonly Piece[]): Buffer {
  let length = 0;
  for (const piece of pieces) {
    ensureRoom(length, length + piece.length * MAX_BYTES);
    length += typeof piece === 'string' ? bytesBuffer.write(piece, length) : piece.copy(bytesBuffer, length);
  }
  return Buffer.from(bytesBuffer.subarray(0, length));
}

function ensureRoom(used: number, needed: number): void {
  if (needed <= bytesBuffer.length) return;
  const larger = Buffer.allocUnsafeSlow(needed * 2);
  bytesBuffer.copy(larger, 0, 0, used);
  bytesBuffer = larger;
}
