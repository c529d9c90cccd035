/** The squares of a code, row by row; true is dark. */
export type QrSquares = readonly (readonly boolean[])[];

/** Encodes a text as a QR code, with the encoder's smallest border. */
export type QrEncoder = (
  text: string,
  output: 'raw',
  settings: { readonly ecc: 'low'; readonly border: 1 },
) => QrSquares;

/** The squares of a badge's code, with the lowest error correction: a badge is scanned from close up. D-31 */
export function toQrSquares(make: QrEncoder, text: string): QrSquares {
  const bordered = make(text, 'raw', { ecc: 'low', border: 1 });
  return bordered.slice(1, -1).map((row) => row.slice(1, -1));
}
