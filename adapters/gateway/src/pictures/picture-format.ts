export type PictureFormat = 'webp' | 'avif' | 'jpeg';

export const CONTENT_TYPES: Readonly<Record<PictureFormat, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpeg: 'image/jpeg',
};

/**
 * The format a browser takes. WebP comes first: on our pictures it is smaller than AVIF and made ten times as fast.
 * A wildcard says nothing about a format, so it gets JPEG, as does who takes AVIF alone where that takes too long to make.
 */
export function chooseFormat(accept: string | null, isAvifMade = true): PictureFormat {
  const taken = (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .filter(([, ...settings]) => !settings.some((setting) => /^q=0(\.0*)?$/.test(setting)))
    .map(([type]) => type);
  if (taken.includes(CONTENT_TYPES.webp)) return 'webp';
  return isAvifMade && taken.includes(CONTENT_TYPES.avif) ? 'avif' : 'jpeg';
}
