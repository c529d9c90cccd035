import { IMAGE_WIDTHS, type ImageWidth } from '@fairhall/core/contract/resource';

export interface PictureAddress {
  readonly width: ImageWidth;
  readonly id: string;
}

/**
 * `/gateway/image/{width}.0.80.10.0/{id}.jpg`. Only a few widths are allowed, so that nobody can make the server encode
 * thousands of sizes.
 */
const ADDRESS = new RegExp(`^/gateway/image/(${IMAGE_WIDTHS.join('|')})\\.0\\.80\\.10\\.0/(\\d{1,40})\\.jpg$`);

/** Parses a picture's address; undefined for any other. THR-37 */
export function readPictureAddress(pathname: string): PictureAddress | undefined {
  const [, width, id] = ADDRESS.exec(pathname) ?? [];
  const allowed = IMAGE_WIDTHS.find((one) => String(one) === width);
  return allowed === undefined || id === undefined ? undefined : { width: allowed, id };
}
