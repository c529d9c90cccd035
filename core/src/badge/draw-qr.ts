import type { BadgeCanvas } from './badge-canvas.ts';
import type { QrSquares } from './qr-squares.ts';

/** The white border around a code in squares, which readers need to find the code. */
const SIDE_MARGIN = 4;

export interface QrBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/**
 * Draws a code in the middle of a white box. Each square is a whole number of pixels wide: readers fail on squares
 * whose edges lie between pixels.
 */
export function drawQr(canvas: BadgeCanvas, squares: QrSquares, { x, y, width }: QrBox): void {
  const size = Math.floor(width / (squares.length + 2 * SIDE_MARGIN));
  const margin = Math.floor((width - size * squares.length) / 2);
  canvas.fillStyle = '#ffffff';
  canvas.fillRect(x, y, width, width);
  canvas.fillStyle = '#000000';
  for (const [row, cells] of squares.entries())
    for (const [column, isDark] of cells.entries())
      if (isDark) canvas.fillRect(x + margin + column * size, y + margin + row * size, size, size);
}
