/** The longest side of a picture that is uploaded, in pixels: no page shows it larger. D-84 */
const MAX_SIDE = 2_400;
const QUALITY = 0.85;
/** A PNG or WebP picture up to this size is sent as it is, in bytes. */
const SMALL_BYTES = 1024 * 1024;
/** Pictures that a browser may be able to decode; an animation or a drawing would lose what it is. */
const IS_PICTURE = /^image\/(?!gif$|svg)/;

/** The encodings that a field accepts. */
export type PictureFormats = 'webp' | 'noWebp';

/**
 * Compresses a picture for its upload: at most 2,400 pixels on its longest side, turned as its camera says, and without
 * its metadata, such as the place where it was taken. A file that this browser cannot decode is returned unchanged, so
 * that the server says what is wrong with it. D-10 D-84
 */
export async function compressPicture(file: File, formats: PictureFormats): Promise<File> {
  if (!IS_PICTURE.test(file.type)) return file;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    try {
      return await encodeSmaller(file, bitmap, formats);
    } finally {
      bitmap.close();
    }
  } catch {
    return file;
  }
}

async function encodeSmaller(file: File, bitmap: ImageBitmap, formats: PictureFormats): Promise<File> {
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  const isJpeg = file.type === 'image/jpeg';
  if (scale === 1 && file.size <= SMALL_BYTES && /^image\/(?:png|webp)$/.test(file.type)) return file;
  const canvas = draw(bitmap, Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  const type = isJpeg || isOpaque(bitmap) ? 'image/jpeg' : formats === 'webp' ? 'image/webp' : 'image/png';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  canvas.width = 0; // frees the memory at once
  // A browser encodes a type that it does not know as PNG.
  return blob === null ? file : new File([blob], toName(file.name, blob.type), { type: blob.type });
}

function draw(bitmap: ImageBitmap, width: number, height: number): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.max(1, width),
    height: Math.max(1, height),
  });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser has no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Judges by a small copy, in which a transparent corner is still seen. */
function isOpaque(bitmap: ImageBitmap): boolean {
  const side = 256;
  const pixels = draw(bitmap, side, side).getContext('2d')?.getImageData(0, 0, side, side).data ?? [];
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return false;
  return true;
}

const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/webp': 'webp', 'image/png': 'png' };

/** The name with the ending of its new type, which the server compares with the content. */
function toName(name: string, type: string): string {
  const ending = ENDINGS[type] ?? 'png';
  const isRight = ending === 'jpg' ? /\.jpe?g$/i.test(name) : name.toLowerCase().endsWith(`.${ending}`);
  return isRight ? name : `${name.replace(/\.[A-Za-z0-9]{1,8}$/, '')}.${ending}`;
}
