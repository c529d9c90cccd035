import { NO_PICTURE } from '@fairhall/core/contract/resource';
import { toSrcSet } from './nearby-images.ts';

/** The position of a picture when its page opens: the first in view, another in view, or below the fold. */
export type PicturePosition = 'first' | 'seen' | 'below';

interface PictureProps {
  readonly src: string;
  readonly place: PicturePosition;
  /** The side in pixels, which reserves room until the styles are loaded. */
  readonly width: number;
  /** The HTML `sizes` value. Without it, all screens get one size. */
  readonly sizes?: string;
  /** The alternative text, if no text beside the picture describes it. */
  readonly alt?: string | undefined;
}

/**
 * A square picture of the catalogue; a plain area if there is none. The first one loads early. Others in view wait for the style sheets, with which
 * they would compete. One below the fold waits until it is near, and has a copy in a noscript element for browsers
 * without scripts. The element around it needs `useLazyImages`.
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
