import type { ImageWidth } from '@fairhall/core/contract/resource';

export type PictureFormat = 'webp' | 'avif' | 'jpeg';

export const CONTENT_TYPES: Readonly<Record<PictureFormat, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpeg: 'image/jpeg',
};

/**
 * Widths in which a picture comes as AVIF. A narrower one is smaller as WebP; as it is kept it may be so large that its
 * first reader would wait for seconds.
 */
const PICTURE_AVIF_WIDTHS: readonly ImageWidth[] = [166, 242, 332, 480, 960];

/** The format a browser takes, the smallest first. A wildcard says nothing about a format, so it gets JPEG. */
export function pickFormat(accept: string | null, width: ImageWidth): PictureFormat {
  if (PICTURE_AVIF_WIDTHS.includes(width) && isNamed(accept, 'avif')) return 'avif';
  return isNamed(accept, 'webp') ? 'webp' : 'jpeg';
}

/** Whether who sends this header names the format among those it takes. */
export const isNamed = (accept: string | null, format: PictureFormat): boolean =>
  (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .some(
      ([type, ...settings]) =>
        type === CONTENT_TYPES[format] && !settings.some((setting) => /^q=0(\.0*)?$/.test(setting)),
    );
