import { type Navigator, ownHref } from '@fairhall/core/ports/navigator';
import type { PageHistory, PageLocation } from './window.ts';

interface NavigatorWindow {
  readonly location: Pick<PageLocation, 'assign' | 'replace' | 'reload'>;
  readonly history: PageHistory;
}

/** Loads the page of an address as the browser does, without a router. */
export function createBrowserNavigator({ location, history }: NavigatorWindow): Navigator {
  return {
    go: (href) => location.assign(ownHref(href)),
    replace: (href) => location.replace(ownHref(href)),
    reload(href) {
      // Two navigations at once would end each other, so the address changes first, without one.
      if (href !== undefined) history.replaceState(history.state, '', ownHref(href));
      location.reload();
    },
  };
}
