import { type Navigator, ownHref } from '@fairhall/core/ports/navigator';
import type { PageLocation } from './window.ts';

/** Loads the page of an address as the browser does, without a router. */
export function createBrowserNavigator(location: Pick<PageLocation, 'assign' | 'replace'>): Navigator {
  return {
    go: (href) => location.assign(ownHref(href)),
    replace: (href) => location.replace(ownHref(href)),
  };
}
