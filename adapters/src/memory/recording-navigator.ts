import { type Navigator, ownHref } from '@fairhall/core/ports/navigator';

export interface Visit {
  readonly way: 'go' | 'replace' | 'reload';
  /** '' for the present one. */
  readonly href: string;
}

/** A navigator that a test looks at. */
export interface RecordingNavigator extends Navigator {
  /** Where it was told to go, in order. */
  readonly visits: readonly Visit[];
}

/** Goes nowhere and remembers where to; a terminal prints what it remembers. */
export function createRecordingNavigator(): RecordingNavigator {
  const visits: Visit[] = [];
  return {
    visits,
    go: (href) => void visits.push({ way: 'go', href: ownHref(href) }),
    replace: (href) => void visits.push({ way: 'replace', href: ownHref(href) }),
    reload: (href) => void visits.push({ way: 'reload', href: href === undefined ? '' : ownHref(href) }),
  };
}
