import { toQrSquares } from '@fairhall/core/badge/qr-squares';
import encodeQR from 'qr';

/** The dark squares of a text's code as a path, a square a unit, and how many there are to a side. */
export function toQrPath(text: string): { readonly side: number; readonly path: string } {
  const rows = toQrSquares(encodeQR, text);
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { side: rows.length, path };
}
