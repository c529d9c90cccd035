import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { listRegisteredIds } from '../login/stored-registrations.ts';
import type { BadgesData } from './badge-data.ts';

/**
 * Has the page ask again in the browser where badges may be missing: the server does not know the key by which a browser shows what
 * it registered before its visitor joined. D-33 D-95
 */
export function useBadgesOfBrowser({ badges, cachedAt }: Pick<BadgesData, 'badges' | 'cachedAt'>): void {
  const { revalidate } = useRevalidator();
  const isRequested = useRef(false);
  useEffect(() => {
    if (isRequested.current || cachedAt !== null) return;
    isRequested.current = true;
    const shown = new Set(badges.flatMap(({ exhibitionId, isOwn }) => (isOwn ? [exhibitionId] : [])));
    const known = listRegisteredIds().split(',');
    if (badges.length > 0 && known.every((id) => id === '' || shown.has(id))) return;
    // Where the code cannot be fetched, the page stays as the server wrote it.
    revalidate().catch(() => undefined);
  }, [badges, cachedAt, revalidate]);
}
