import { NO_PICTURE, toSrcSet } from './nearby-images.ts';

/** Where a picture stands when its page comes: the first in view, another in view, or below. */
export type PicturePosition = 'first' | 'seen' | 'below';

interface PictureProps {
  readonly src: string;
  readonly place: PicturePosition;
  /** Its side in pixels, for the place that it takes until its looks are there. */
  readonly width: number;
  /** How wide it is shown, as a browser reads it; without it there is one size for all screens. */
  readonly sizes?: string;
  /** What it shows, where nothing beside it says so. */
  readonly alt?: string | undefined;
}

/**
 * A square picture of the catalogue. The first one comes early; the others that
 * are seen wait for the page's looks, with which they would compete; one below them waits until it is near, and stands in
 * a noscript as well, for readers without scripts. What holds it has `useLazyImages`.
 */
export function Picture({ src, place, width, sizes, alt = '' }: PictureProps) {
  const size = { width, height: width, decoding: 'async' } as const;
  const shown = sizes === undefined ? { src } : { src, srcSet: toSrcSet(src), sizes };
  if (place === 'first') return <img alt={alt} {...shown} fetchPriority="high" {...size} />;
  if (place === 'seen') return <img alt={alt} {...shown} loading="lazy" {...size} />;
  return (
    <>
      <img alt={alt} src={NO_PICTURE} data-src={src} {...size} suppressHydrationWarning />
      <noscript>
        <img alt={alt} src={src} {...size} />
      </noscript>
    </>
  );
}
