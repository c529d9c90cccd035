import { type RefObject, useEffect, useRef } from 'react';
import { showNearbyImages } from './nearby-images.ts';

/**
 * Loads the pictures inside an element as they come near; `dependency` must change when the pictures do. On the first
 * page, pictures are also watched before React runs.
 */
export function useLazyImages<Parent extends HTMLElement>(dependency: unknown): RefObject<Parent | null> {
  const parent = useRef<Parent>(null);
  useEffect(() => (parent.current === null ? undefined : showNearbyImages(parent.current)), [dependency]);
  return parent;
}
