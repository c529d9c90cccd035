import { type Navigator, requireSiteHref } from '@fairhall/core/ports/navigator';

export interface Visit {
  readonly way: 'go' | 'replace' | 'reload';
  /** '' for the current address. */
  readonly href: string;
}

/** A navigator that records its visits, for tests. */
export interface RecordingNavigator extends Navigator {
  /** All visits, in order. */
  readonly visits: readonly Visit[];
}

/** Opens nothing and records every address; a terminal prints them. */
export function createRecordingNavigator(): RecordingNavigator {
  const visits: Visit[] = [];
  return {
    visits,
    go: (href) => void visits.push({ way: 'go', href: requireSiteHref(href) }),
    replace: (href) => void visits.push({ way: 'replace', href: requireSiteHref(href) }),
    reload: (href) => void visits.push({ way: 'reload', href: href === undefined ? '' : requireSiteHref(href) }),
  };
}
