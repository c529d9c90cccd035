import type { ImageWidth } from '@fairhall/core/contract/resource';

export type PictureFormat = 'webp' | 'avif' | 'jpeg';

export const CONTENT_TYPES: Readonly<Record<PictureFormat, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpeg: 'image/jpeg',
};

/**
 * Widths that are served as AVIF. Narrower pictures are smaller as WebP; the original may be so large that its first
 * reader would wait for seconds.
 */
const PICTURE_AVIF_WIDTHS: readonly ImageWidth[] = [166, 242, 332, 480, 960];

/** The smallest format that the browser accepts. A wildcard says nothing about a format, so it gets JPEG. */
export function pickFormat(accept: string | null, width: ImageWidth): PictureFormat {
  if (PICTURE_AVIF_WIDTHS.includes(width) && isNamed(accept, 'avif')) return 'avif';
  return isNamed(accept, 'webp') ? 'webp' : 'jpeg';
}

/** Whether the Accept header names the format. */
export const isNamed = (accept: string | null, format: PictureFormat): boolean =>
  (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .some(
      ([type, ...settings]) =>
        type === CONTENT_TYPES[format] && !settings.some((setting) => /^q=0(\.0*)?$/.test(setting)),
    );
