import jsqr from 'jsqr';

// It is built as CommonJS, so that Node finds what its types call the default one level deeper.
const { default: read } = jsqr as unknown as { readonly default: typeof jsqr };

/** What the QR code in a picture tells, read by another library than the one that draws codes; null where it sees none. */
export function readQr(pixels: Uint8Array, width: number, height: number): string | null {
  return read(new Uint8ClampedArray(pixels), width, height, { inversionAttempts: 'dontInvert' })?.data ?? null;
}
