/** Addresses of pictures, which are fetched by a plain GET. */

/** Widths a picture may be asked for in, in pixels; 0 is the picture as it is kept. */
export const IMAGE_WIDTHS = [0, 64, 166, 242, 332, 480, 960] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** The address of a picture. `imageServer` ends without a slash. */
export function imageUrl(imageServer: string, imageId: string, width: ImageWidth = 0): string {
  return `${imageServer}/image/${width}.0.80.10.0/${imageId}.jpg`;
}

/** The address of a private picture, which is shown for ten minutes, in whatever width. D-84 */
export const toPrivateImageUrl = (
  imageServer: string,
  imageId: string,
  sign: string | undefined,
  width: ImageWidth = 480,
): string => imageUrl(imageServer, imageId, width) + (sign === undefined ? '' : `?s=${encodeURIComponent(sign)}`);
