import type { BridgeWindow } from '../bridge/native-bridge.ts';
import type { Fetch } from '../http/exchange.ts';
import type { DatabaseList } from './has-safe-copies.ts';
import type { WebLocks } from './locks.ts';

interface WebStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  clear(): void;
}

/** The members of a window that store values. If the browser forbids storage, reading a member throws. */
export interface StoreWindow {
  readonly localStorage: WebStorage;
  readonly sessionStorage: WebStorage;
  readonly document: { cookie: string };
  readonly location: { readonly protocol: string };
}

/** The address of a page, and methods that load another. */
export interface PageLocation {
  readonly href: string;
  readonly origin: string;
  assign(href: string): void;
  replace(href: string): void;
  reload(): void;
}

/** The entry of a page in the browser's history. */
export interface PageHistory {
  readonly state: unknown;
  replaceState(state: unknown, unused: string, href: string): void;
}

/** The members of a browser's window that the ports of a page use. */
export interface BrowserWindow extends StoreWindow, BridgeWindow {
  readonly location: PageLocation & StoreWindow['location'];
  readonly history: PageHistory;
  /** Without `locks` on a page that came over plain http from another computer. */
  readonly navigator: { readonly userAgent: string; readonly locks?: WebLocks | undefined };
  readonly fetch: Fetch;
  readonly indexedDB?: DatabaseList | undefined;
}
