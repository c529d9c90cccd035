import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { listRegisteredIds } from '../login/stored-registrations.ts';
import type { BadgesData } from './badge-data.ts';

/**
 * Reloads the page's data in the browser if badges may be missing. The server does not know the key with which a
 * browser shows registrations from before its visitor had an account. D-33 D-95
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
    // If the code cannot be loaded, the page stays as the server rendered it.
    revalidate().catch(() => undefined);
  }, [badges, cachedAt, revalidate]);
}
