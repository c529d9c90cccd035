/** Addresses of pictures, which are loaded with a plain GET. */

/** The widths of a picture in pixels; 0 is the original size. */
export const IMAGE_WIDTHS = [0, 64, 166, 242, 332, 480, 960] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** The width of a site’s logo in pages and emails: twice the width that it has at most. */
export const SITE_LOGO_WIDTH = 332;

/**
 * The placeholder of a picture that is absent or not loaded: one transparent pixel, in the fewest bytes that browsers do
 * not show as broken.
 */
export const NO_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

/**
 * The address of a picture; without an id that of the placeholder, which browsers do not request. `imageServer` ends
 * without a slash.
 */
export function imageUrl(imageServer: string, imageId: string | null | undefined, width: ImageWidth = 0): string {
  if (!imageId) return NO_PICTURE;
  return `${imageServer}/image/${width}.0.80.10.0/${imageId}.jpg`;
}

/** The address of a private picture in the given width; the signature is valid for ten minutes. D-84 */
export const toPrivateImageUrl = (
  imageServer: string,
  imageId: string,
  sign: string | undefined,
  width: ImageWidth = 480,
): string =>
  imageUrl(imageServer, imageId, width) +
  (sign === undefined || imageId === '' ? '' : `?s=${encodeURIComponent(sign)}`);
