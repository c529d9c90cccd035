import type { GatewayError } from '@fairhall/core/contract/error';
import type { MessageFeature } from '@fairhall/core/messages';
import type { Texts } from '@fairhall/core/ports/texts';
import { createContext, type ReactElement, useContext } from 'react';
import { createContext as createRouterContext } from 'react-router';
import type { ResolvedAddress } from './address.ts';
import type { Boot } from './boot.ts';
import type { LoginStatus } from './login-status.ts';
import type { GetPagePorts } from './page-ports.ts';
import type { PortsSource } from './ports-source.ts';

export const pageBootContext = createRouterContext<Boot>();
export const loginStatusContext = createRouterContext<LoginStatus>();
export const pagePortsContext = createRouterContext<GetPagePorts>();
/** The page's texts; entering a screen adds its text files. */
export interface PageTexts {
  readonly texts: Texts;
  readonly ensure: (features: readonly MessageFeature[]) => Promise<void>;
  /** Only on the server: caches formatted data by content. */
  readonly cacheViewData?: ViewDataCache;
}

/** Returns the formatted data of a kind for some content, from the cache if equal content was formatted before. */
export type ViewDataCache = <Words extends object>(kind: string, content: object, make: () => Words) => Words;

/** Returns an element's markup, from the cache if it was rendered before. It must depend only on `words` and `kind`. */
export type MarkupCache = (kind: string, words: object, element: () => ReactElement) => string;

export const pageTextsContext = createRouterContext<PageTexts>();
export const addressContext = createRouterContext<ResolvedAddress>();

/** The page's context for components; it does not change until the page is left. */
export interface Page {
  readonly boot: Boot;
  readonly texts: Texts;
  /** Loads further texts, for overlays. */
  readonly ensureTexts: PageTexts['ensure'];
  /** Shows over the page that a call failed or that code could not be loaded. */
  readonly showError: (error: GatewayError) => void;
  /** The browser's ports; null while the server renders. */
  readonly ports: PortsSource | null;
  /** Only on the server: caches markup by content. */
  readonly cacheMarkup?: MarkupCache;
}

export const PageContext = createContext<Page | null>(null);

function usePage(): Page {
  const page = useContext(PageContext);
  if (page === null) throw new Error('outside the page');
  return page;
}

export const useBoot = (): Boot => usePage().boot;
export const useTexts = (): Texts => usePage().texts;
export const useShowError = (): Page['showError'] => usePage().showError;
export const useMarkupCache = (): Page['cacheMarkup'] => usePage().cacheMarkup;
export const useEnsureTexts = (): PageTexts['ensure'] => usePage().ensureTexts;
