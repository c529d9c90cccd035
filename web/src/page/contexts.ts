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

export const bootContext = createRouterContext<Boot>();
export const loginStatusContext = createRouterContext<LoginStatus>();
export const pagePortsContext = createRouterContext<GetPagePorts>();
/** The page's texts; entering a screen adds its files. */
export interface PageTexts {
  readonly texts: Texts;
  readonly ensure: (features: readonly MessageFeature[]) => Promise<void>;
  /** On the server: words of equal content are made once. */
  readonly cacheViewData?: ViewDataCache;
}

/** The words of some kind made of some content, or those that were made of equal content before. */
export type ViewDataCache = <Words extends object>(kind: string, content: object, make: () => Words) => Words;

/** The place of an element's markup, which shows nothing but these words and what its kind names. */
export type MarkupCache = (kind: string, words: object, element: () => ReactElement) => string;

export const pageTextsContext = createRouterContext<PageTexts>();
export const addressContext = createRouterContext<ResolvedAddress>();

/** What components read; none of it changes until the page is left. */
export interface Page {
  readonly boot: Boot;
  readonly texts: Texts;
  /** Loads further texts, for what is shown over the page. */
  readonly ensureTexts: PageTexts['ensure'];
  /** Shows over the page that a call failed or code could not be fetched. */
  readonly showError: (error: GatewayError) => void;
  /** The browser's ports; null while the server renders. */
  readonly ports: PortsSource | null;
  /** On the server: what shows the same words is rendered once. */
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
