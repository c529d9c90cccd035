import type { Gateway } from '../gateway.ts';
import type { Caller } from '../gateway-parts.ts';
import type { Settings } from '../settings.ts';

/** What renders pages: everything that is neither the gateway's, nor a file, nor for operators. */
export interface Pages {
  render(request: Request, caller: Caller): Promise<Response>;
  /** Folder whose files are served below /assets. */
  readonly assetsFolder?: string;
  /** Answers before anything else, as a development server does. */
  readonly middleware?: (request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse, next: () => void) => void;
  close?(): Promise<void>;
}

export interface PagesOptions {
  /** Calls made while rendering go here, with the caller's own address. */
  readonly gateway: Gateway;
  readonly settings: Settings;
  readonly publicUrl: string;
  /** For a development server's own channel. */
  readonly server: import('node:http').Server;
}

/** A page renderer's module exports this. */
export interface PagesModule {
  createPages(options: PagesOptions): Promise<Pages>;
}
