import type { BridgeWindow } from '../bridge/native-bridge.ts';
import type { Fetch } from '../http/exchange.ts';

interface WebStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** What of a browser's window is used here; the members that may be forbidden throw when they are read. */
export interface StoreWindow {
  readonly localStorage: WebStorage;
  readonly sessionStorage: WebStorage;
  readonly document: { cookie: string };
  readonly location: { readonly protocol: string };
}

export interface PageLocation {
  readonly href: string;
  readonly origin: string;
  assign(href: string): void;
  replace(href: string): void;
}

export interface BrowserWindow extends StoreWindow, BridgeWindow {
  readonly location: PageLocation & StoreWindow['location'];
  readonly navigator: { readonly userAgent: string };
  readonly fetch: Fetch;
}
