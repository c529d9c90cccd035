import type { QrSquares } from '@fairhall/core/badge/badge-face';
import encodeQR from 'qr';

/** The squares of a badge's code, with as little spared for errors as there is: a badge is read from near. D-31 */
export function qrSquares(text: string): QrSquares {
  const bordered = encodeQR(text, 'raw', { ecc: 'low', border: 1 });
  return bordered.slice(1, -1).map((row) => row.slice(1, -1));
}
