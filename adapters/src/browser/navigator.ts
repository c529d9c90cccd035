import { type Navigator, requireSiteHref } from '@fairhall/core/ports/navigator';
import type { SafeCopies } from './safe-copies.ts';
import type { PageHistory, PageLocation } from './window.ts';

interface NavigatorWindow {
  readonly location: Pick<PageLocation, 'assign' | 'replace' | 'reload'>;
  readonly history: PageHistory;
}

/**
 * Loads the page of an address without a router. `reload` waits until the safe copies are written: the browser discards
 * a page's unfinished writes when the page is left, which would bring back what a logout has deleted.
 */
export function createBrowserNavigator(
  { location, history }: NavigatorWindow,
  copies: Pick<SafeCopies, 'written'>,
): Navigator {
  return {
    go: (href) => location.assign(requireSiteHref(href)),
    replace: (href) => location.replace(requireSiteHref(href)),
    reload(href) {
      const address = href === undefined ? undefined : requireSiteHref(href);
      void copies.written().then(() => {
        // A second navigation would cancel the first, so the address is replaced first, without one.
        if (address !== undefined) history.replaceState(history.state, '', address);
        location.reload();
      });
    },
  };
}
