import decodeQR from 'qr/decode.js';

/**
 * The longest side in pixels that is decoded. A code that fills a third of a photo still has five pixels per module.
 */
const SIDE_MAX = 1600;

/** Returns the text of the code in a picture; null if none is found. */
export async function codeInPicture(file: File): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, SIDE_MAX / Math.max(picture.width, picture.height));
    const width = Math.round(picture.width * scale);
    const height = Math.round(picture.height * scale);
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0, width, height);
    picture.close();
    return context === null ? null : decodeQR(context.getImageData(0, 0, width, height));
  } catch {
    // The file is not a picture, or the picture has no code.
    return null;
  }
}
