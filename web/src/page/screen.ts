import type { Texts } from '@fairhall/core/ports/texts';
import type { RouteParams } from '@fairhall/core/routes/routes';
import type { IndustryKey } from '@fairhall/core/site/industries';
import type { ComponentType, ReactNode } from 'react';
import type { Href } from './address.ts';
import type { Boot } from './boot.ts';
import type { ViewDataCache } from './contexts.ts';
import type { Head } from './head.ts';
import type { PagePorts } from './page-ports.ts';
import type { BuiltRoute } from './screens.ts';

/** The input of a loader: the visitor's address, and the ports. */
export interface Visit<Name extends BuiltRoute = BuiltRoute> {
  readonly params: RouteParams[Name];
  readonly search: URLSearchParams;
  readonly boot: Boot;
  readonly ports: PagePorts;
  readonly texts: Texts;
  readonly href: Href;
  readonly signal: AbortSignal;
  /** Only on the server: caches formatted data by content. */
  readonly cacheViewData?: ViewDataCache | undefined;
}

export interface HeadContext {
  readonly boot: Boot;
  readonly texts: Texts;
  readonly href: Href;
}

/**
 * A screen consists of `<name>.screen.ts` with loader and head, and `<name>.tsx` with only the component. The type of
 * its data, which both need, is in `<name>-data.ts`.
 */
export interface ScreenModule<Data = unknown, Name extends BuiltRoute = BuiltRoute> {
  readonly loader?: (visit: Visit<Name>) => Promise<Data>;
  readonly head: (data: Data, context: HeadContext) => Head;
  readonly Screen: ComponentType<{ readonly data: Data }>;
  /** What several pages have in common around them; it stays while one of them follows another. */
  readonly Frame?: ComponentType<FrameProps>;
  /**
   * Loads code that the page needs only after it is shown, so that a page cached for offline use is complete. REL-19
   */
  readonly later?: () => Promise<unknown>;
  /** The page's addition to the end of the bar at the top of a phone. */
  readonly Bar?: ComponentType<{ readonly data: Data }>;
  /** Whether the page shows its action bar with this data; always, if absent. */
  readonly hasActionBar?: (data: Data) => boolean;
  /** What the page shows in place of an error, if its loader found something (`PageError.instead`). */
  readonly Instead?: ComponentType<{ readonly data: unknown }>;
}

export interface FrameProps {
  /** The page inside. */
  readonly name: BuiltRoute;
  readonly data: unknown;
  readonly children: ReactNode;
}

/** Loader data of the single route: the page's name and its data. */
export interface LoadedPage {
  readonly name: BuiltRoute;
  readonly data: unknown;
  /** The industry in the address; a page without one of its own uses its colours. */
  readonly industry?: IndustryKey;
}
