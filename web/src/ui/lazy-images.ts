import { LAZY_MARGIN_RATIO } from '@fairhall/core/site/limits';
import { type RefObject, useEffect, useRef } from 'react';

/** Below the fold a picture is fetched when it comes within a third of the viewport. */
export const LAZY_ROOT_MARGIN = `${(LAZY_MARGIN_RATIO * 100).toFixed(2)}%`;

function show(image: HTMLImageElement): void {
  const { src } = image.dataset;
  if (src === undefined) return;
  image.src = src;
  delete image.dataset.src;
}

/** Fetches the pictures below an element as they come near; `dependency` changes when the pictures do. */
export function useLazyImages<Parent extends HTMLElement>(dependency: unknown): RefObject<Parent | null> {
  const parent = useRef<Parent>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          observer.unobserve(target);
          show(target as HTMLImageElement); // only pictures are observed
        }
      },
      { rootMargin: LAZY_ROOT_MARGIN },
    );
    for (const image of parent.current?.querySelectorAll<HTMLImageElement>('img[data-src]') ?? [])
      observer.observe(image);
    return () => observer.disconnect();
  }, [dependency]);
  return parent;
}
