import { type BadgeContent, badgeFileName } from '@fairhall/core/badge/badge-content';
import { drawBadge } from '@fairhall/core/badge/draw-badge';
import { BADGE_HEIGHT, BADGE_WIDTH } from '@fairhall/core/badge/limits';
import { toQrSquares } from '@fairhall/core/badge/qr-squares';
import encodeQR from 'qr';
import { loadLetters } from './badge-letters.ts';

/**
 * Draws a badge's picture in this browser; only its fonts need a network. `text` is the content of its QR code.
 */
export async function badgeCanvas(face: BadgeContent, text: string): Promise<HTMLCanvasElement> {
  await loadLetters(`Fairhall…${Object.values(face).join('')}`);
  const canvas = document.createElement('canvas');
  canvas.width = BADGE_WIDTH;
  canvas.height = BADGE_HEIGHT;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser draws nothing');
  drawBadge(context, face, toQrSquares(encodeQR, text));
  return canvas;
}

/** Returns the picture as a PNG file, under the name for saving it. */
export async function badgeFile(face: BadgeContent, text: string): Promise<File> {
  const canvas = await badgeCanvas(face, text);
  const png = await new Promise<Blob | null>((made) => canvas.toBlob(made, 'image/png'));
  if (png === null) throw new Error('this browser makes no PNG');
  return new File([png], badgeFileName(face.badgeNo), { type: 'image/png' });
}
