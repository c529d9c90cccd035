/** A part of a document: text, or bytes that are kept from an earlier one. */
export type Piece = string | Buffer;

/** A text's bytes for keeping. `Buffer.from` cuts small ones out of slabs of 8 kB, and each would keep its slab in memory. */
export function encodeForCache(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

/** Of UTF-8 for one UTF-16 unit. */
const MAX_BYTES = 3;

let bytesBuffer = Buffer.allocUnsafeSlow(256 * 1024);

/** A document in bytes. Its texts are not measured first, which takes half as long as writing them. */
export function bytesOf(pieces: readonly Piece[]): Buffer {
  let length = 0;
  for (const piece of pieces) {
    reserve(length, length + piece.length * MAX_BYTES);
    length += typeof piece === 'string' ? bytesBuffer.write(piece, length) : piece.copy(bytesBuffer, length);
  }
  return Buffer.from(bytesBuffer.subarray(0, length));
}

function reserve(used: number, needed: number): void {
  if (needed <= bytesBuffer.length) return;
  const larger = Buffer.allocUnsafeSlow(needed * 2);
  bytesBuffer.copy(larger, 0, 0, used);
  bytesBuffer = larger;
}
