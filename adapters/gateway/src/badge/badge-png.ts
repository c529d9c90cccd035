import { type BadgeContent, toDrawableContent } from '@fairhall/core/badge/badge-content';
import { badgeFonts } from '@fairhall/core/badge/badge-fonts';
import { drawBadge } from '@fairhall/core/badge/draw-badge';
import { BADGE_HEIGHT, BADGE_WIDTH } from '@fairhall/core/badge/limits';
import { toQrSquares } from '@fairhall/core/badge/qr-squares';
import encodeQR from 'qr';
import { listFontFiles } from './badge-font-files.ts';

const pathCache = new Set<string>();

/** Draws a badge as a PNG; `text` is the content of its QR code., D-31 */
export async function badgePng(face: BadgeContent, text: string): Promise<Uint8Array> {
  // Loaded with the first badge that is drawn: a process that draws none uses 35 MiB less memory.
  const { createCanvas, GlobalFonts } = await import('@napi-rs/canvas');
  const { files, missing } = await listFontFiles(listLetters(toDrawableContent(face)), badgeFonts(face.lang));
  for (const { family, path } of files) {
    if (pathCache.has(path)) continue;
    if (GlobalFonts.registerFromPath(path, family) === null) throw new Error(`${path} is no font`);
    pathCache.add(path);
  }
  const canvas = createCanvas(BADGE_WIDTH, BADGE_HEIGHT);
  drawBadge(canvas.getContext('2d'), toDrawableContent(face, missing), toQrSquares(encodeQR, text));
  // Takes half the time of the canvas's own encoder and gives a smaller file; a badge has no transparency.
  const { default: sharp } = await import('sharp');
  const raw = { width: BADGE_WIDTH, height: BADGE_HEIGHT, channels: 4 } as const;
  return sharp(canvas.data(), { raw }).removeAlpha().png({ compressionLevel: 6, adaptiveFiltering: false }).toBuffer();
}

/** All letters that may occur on the badge, including those that the drawing adds. */
const listLetters = (face: BadgeContent): string => `Fairhall…${Object.values(face).join('')}`;
