import type { Texts } from '@fairhall/core/ports/texts';
import type { RouteParams } from '@fairhall/core/routes/routes';
import type { IndustryKey } from '@fairhall/core/site/industries';
import type { ComponentType } from 'react';
import type { Href } from './address.ts';
import type { Boot } from './boot.ts';
import type { ViewDataCache } from './contexts.ts';
import type { Head } from './head.ts';
import type { PagePorts } from './page-ports.ts';
import type { BuiltRoute } from './screens.ts';

/** What a loader is given: where the visitor is, and the ports. */
export interface Visit<Name extends BuiltRoute = BuiltRoute> {
  readonly params: RouteParams[Name];
  readonly search: URLSearchParams;
  readonly boot: Boot;
  readonly ports: PagePorts;
  readonly texts: Texts;
  readonly href: Href;
  readonly signal: AbortSignal;
  /** On the server: words of equal content are made once. */
  readonly cacheViewData?: ViewDataCache | undefined;
}

export interface HeadContext {
  readonly boot: Boot;
  readonly texts: Texts;
  readonly href: Href;
}

/**
 * A screen is `<name>.screen.ts` with loader and head, and `<name>.tsx` with the component alone. The type of its data, which
 * both need, lies in `<name>-data.ts`.
 */
export interface ScreenModule<Data = unknown, Name extends BuiltRoute = BuiltRoute> {
  readonly loader?: (visit: Visit<Name>) => Promise<Data>;
  readonly head: (data: Data, context: HeadContext) => Head;
  readonly Screen: ComponentType<{ readonly data: Data }>;
  /** Fetches code that the page needs only once it is shown, for a page that is kept for where there is no network. REL-19 */
  readonly later?: () => Promise<unknown>;
  /** What the page adds to the bar at the top of a phone, at its end. */
  readonly Bar?: ComponentType<{ readonly data: Data }>;
}

/** Loader data of the one route: which page, and what it loaded. */
export interface LoadedPage {
  readonly name: BuiltRoute;
  readonly data: unknown;
  /** The industry that the address asks for, whose colours a page without one of its own takes. */
  readonly industry?: IndustryKey;
}
