import { readQuery } from '@fairhall/core/routes/query';
import { formatCachedAt } from '../page/cached-at.ts';
import { fetchOrReadCache } from '../page/fetch-or-read-cache.ts';
import { loadModule } from '../page/load-module.ts';
import { requireValue } from '../page/loader-results.ts';
import type { Visit } from '../page/screen.ts';
import { type BadgeWords, badgeWords } from './badge-words.ts';

export interface BadgesData {
  readonly badges: readonly BadgeWords[];
  readonly homeHref: string;
  /** Null on sites without badge downloads. */
  readonly downloadHref: string | null;
  /** Whether the canvas is shown too. */
  readonly showsCanvas: boolean;
  /** When the badges were cached, if the gateway cannot be reached; null for current data. REL-19 */
  readonly cachedAt: string | null;
}

type BadgeVisit = Pick<Visit, 'boot' | 'ports' | 'signal' | 'href' | 'texts' | 'search'>;

/** Loads the visitor's own badges. */
export async function loadBadges({ boot, ports, signal, href, texts, search }: BadgeVisit): Promise<BadgesData> {
  const { badge } = await ports.frontGateway();
  const cache =
    ports.offlineAnswers === undefined
      ? null
      : (await loadModule(() => import('@fairhall/core/badge/badge-cache'))).createBadgeListCache(ports.offlineAnswers);
  const { value, cachedAt } = requireValue(
    await fetchOrReadCache((until) => badge.own({}, { signal: until }), cache, signal),
  );
  return {
    badges: value.map((own) => badgeWords(own, { boot, texts })),
    homeHref: href('home', {}),
    downloadHref: boot.production ? null : href('badgeDownload', {}),
    showsCanvas: readQuery(search).canvasDebug === true,
    cachedAt: cachedAt === null ? null : texts.text('badge.asOf', { time: formatCachedAt(cachedAt, boot.lang) }),
  };
}
