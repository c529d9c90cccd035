import { toQrSquares } from '@fairhall/core/badge/qr-squares';
import encodeQR from 'qr';

/**
 * Returns the dark modules of a text's QR code as an SVG path, one unit per module, and the number of modules per side.
 */
export function toQrPath(text: string): { readonly side: number; readonly path: string } {
  const rows = toQrSquares(encodeQR, text);
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { side: rows.length, path };
}
