import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Gateway } from '../gateway.ts';
import type { Caller } from '../gateway-parts.ts';
import type { Settings } from '../settings.ts';

/** What renders pages: everything that is neither the gateway's, nor a file, nor for operators. */
export interface Pages {
  render(request: Request, caller: Caller): Promise<Response>;
  /** Sees every request first, as a development server wants it; outside production only. */
  readonly middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close?(): Promise<void>;
}

export interface PagesOptions {
  /** Calls made while rendering go here, with the caller's own address. */
  readonly gateway: Gateway;
  readonly settings: Settings;
  /** Origin of links and mails. */
  readonly publicUrl: string;
  /** For a development server's own channel. */
  readonly server: Server;
}

/** What a page renderer's module exports. */
export interface PagesModule {
  createPages(options: PagesOptions): Promise<Pages>;
}
