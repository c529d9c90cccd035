import jsqr from 'jsqr';

type Read = (
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
  options: { readonly inversionAttempts: 'dontInvert' },
) => { readonly data: string } | null;

// The package is CommonJS, so that Node finds its default export one level deeper than its types say.
const { default: read } = jsqr as unknown as { readonly default: Read };

/** Reads a QR code from a picture, with another library than the one that draws codes; null if it finds none. */
export function readQr(pixels: Uint8Array, width: number, height: number): string | null {
  return read(new Uint8ClampedArray(pixels), width, height, { inversionAttempts: 'dontInvert' })?.data ?? null;
}
