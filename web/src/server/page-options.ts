import type { Server } from 'node:http';
import type { Audience } from '@fairhall/core/site/audience';

/** Who asks, as the server in front of the pages knows it. */
export interface Caller {
  readonly address: string;
}

/** What the process that serves the pages gives them. */
export interface PageOptions {
  /** The gateway in the same process; calls made while rendering go through it. */
  readonly gateway: { handle(request: Request, caller: Caller): Promise<Response> };
  readonly settings: {
    readonly appEnv: 'production' | 'test' | 'development';
    readonly deployPath: string;
    /** What is fixed for the whole process. */
    readonly siteId: number | null;
    readonly audience: Audience | null;
    /** Third-party service that a browser asks for its public address; '' for none. */
    readonly ipServiceUrl: string;
  };
  /** Origin in links; outside production the request's own, so that every site can be seen by its host name. */
  readonly publicUrl: string;
  /** For a development server's own channel. */
  readonly server?: Server;
}

export interface Pages {
  render(request: Request, caller: Caller): Promise<Response>;
}
