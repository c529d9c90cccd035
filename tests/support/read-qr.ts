import jsqr from 'jsqr';

type Read = (
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
  options: { readonly inversionAttempts: 'dontInvert' },
) => { readonly data: string } | null;

// It is built as CommonJS, so that Node finds its default one level deeper than its types say.
const { default: read } = jsqr as unknown as { readonly default: Read };

/** What the QR code in a picture tells, read by another library than the one that draws codes; null where it sees none. */
export function readQr(pixels: Uint8Array, width: number, height: number): string | null {
  return read(new Uint8ClampedArray(pixels), width, height, { inversionAttempts: 'dontInvert' })?.data ?? null;
}
