/** The squares of a code, row by row; true is dark. */
export type QrSquares = readonly (readonly boolean[])[];

/** What makes a code of a text, with the least border that it can. */
export type QrEncoder = (
  text: string,
  output: 'raw',
  settings: { readonly ecc: 'low'; readonly border: 1 },
) => QrSquares;

/** The squares of a badge's code, with as little spared for errors as there is: a badge is read from near. D-31 */
export function toQrSquares(make: QrEncoder, text: string): QrSquares {
  const bordered = make(text, 'raw', { ecc: 'low', border: 1 });
  return bordered.slice(1, -1).map((row) => row.slice(1, -1));
}
