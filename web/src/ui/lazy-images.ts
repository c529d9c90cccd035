import { type RefObject, useEffect, useRef } from 'react';
import { showNearbyImages } from './nearby-images.ts';

/**
 * Fetches the pictures below an element as they come near; `dependency` changes when the pictures do. Those of the first
 * page are watched before React runs as well.
 */
export function useLazyImages<Parent extends HTMLElement>(dependency: unknown): RefObject<Parent | null> {
  const parent = useRef<Parent>(null);
  useEffect(() => (parent.current === null ? undefined : showNearbyImages(parent.current)), [dependency]);
  return parent;
}
