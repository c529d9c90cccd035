import decodeQR from 'qr/decode.js';

/** Pixels of a side that are looked at: a code that fills a third of a photograph still has five for each square. */
const SIDE_MAX = 1600;

/** What the code in a picture tells; null where none is seen. */
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
    // No picture, or none with a code.
    return null;
  }
}
