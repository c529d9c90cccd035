import { err, ok, type Result } from '@fairhall/core/result';
import type { Sharp } from 'sharp';
import type { FileContent, FileProblem } from './file-problem.ts';

/** The most pixels of a picture: 40 megapixels. THR-35 */
export const MAX_PIXELS = 40_000_000;
/**
 * The longest side of a picture that is accepted, in pixels: an extremely long and narrow picture costs far more than
 * its pixels. THR-35
 */
export const MAX_SIDE = 16_384;
/**
 * The most scans of a JPEG. Each is a pass over all pixels that no timeout stops; cameras and editors make 13 at most.
 */
const MAX_SCANS = 40;
/** The marker that starts a scan; these two bytes never occur in a row inside a scan. */
const SCAN = Buffer.from([0xff, 0xda]);
/**
 * The longest elapsed time for processing one picture. A large photo takes less than a second, but several times as long
 * on a busy machine. THR-35
 */
const TIMEOUT_SECONDS = 5;
/** The longest side of a picture's small view, in pixels: twice its size on a page, for high-density screens. */
const MAX_SMALL_SIDE = 480;
/** The longest side of a picture on pages, in pixels. */
const MAX_DISPLAY_SIDE = 2_400;

/** The formats of uploaded pictures. */
export const PICTURE_FORMATS = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const;

/** Re-encodes a picture in its own format and size, so that nothing but its pixels is left. THR-35 */
export const encodeSame = (
  bytes: Uint8Array,
  format: 'png' | 'jpg' | 'webp',
): Promise<Result<FileContent, FileProblem>> => encodeWith(bytes, FORMAT_ENCODERS[format]);

const FORMAT_ENCODERS = {
  png: (picture: Sharp) => ({ contentType: 'image/png', picture: picture.png() }),
  jpg: (picture: Sharp) => ({ contentType: 'image/jpeg', picture: picture.jpeg({ quality: 92 }) }),
  webp: (picture: Sharp) => ({ contentType: 'image/webp', picture: picture.webp({ quality: 90 }) }),
} as const;

/** Encodes a picture for pages: WebP, no larger than any page needs. D-84 THR-35 */
export const encodeForDisplay = (bytes: Uint8Array): Promise<Result<FileContent, FileProblem>> =>
  encodeWith(bytes, (picture) => {
    const sized = picture.resize({
      width: MAX_DISPLAY_SIDE,
      height: MAX_DISPLAY_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    });
    return { contentType: 'image/webp', picture: sized.webp({ quality: 90 }) };
  });

/** Encodes a small view: JPEG, which every browser shows, on white if the picture is transparent. THR-35 */
export const encodeSmall = (bytes: Uint8Array): Promise<Result<FileContent, FileProblem>> =>
  encodeWith(bytes, (picture) => {
    const sized = picture.resize({
      width: MAX_SMALL_SIDE,
      height: MAX_SMALL_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    });
    const flat = sized.flatten({ background: '#ffffff' });
    return { contentType: 'image/jpeg', picture: flat.jpeg({ quality: 80, mozjpeg: true }) };
  });

async function encodeWith(
  bytes: Uint8Array,
  prepare: (picture: Sharp) => { readonly contentType: string; readonly picture: Sharp },
): Promise<Result<FileContent, FileProblem>> {
  const { default: sharp } = await import('sharp');
  try {
    // Only the header is read here, so a picture of any size can be inspected.
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS) return err('tooManyPixels');
    if (Math.max(width, height) > MAX_SIDE) return err('tooLongSide');
    if (format === 'jpeg' && countScans(bytes) > MAX_SCANS) return err('damaged');
    const source = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
    const { contentType, picture } = prepare(source.timeout({ seconds: TIMEOUT_SECONDS }));
    return ok({ contentType, bytes: await picture.toBuffer() });
  } catch (error) {
    return err(toFileProblem(error));
  }
}

/** sharp throws on a broken picture and on a timeout. */
export const toFileProblem = (error: unknown): FileProblem =>
  error instanceof Error && /^timeout\b/.test(error.message) ? 'tooSlow' : 'damaged';

function countScans(bytes: Uint8Array): number {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let count = 0;
  for (let at = buffer.indexOf(SCAN); at >= 0; at = buffer.indexOf(SCAN, at + SCAN.length)) count += 1;
  return count;
}
