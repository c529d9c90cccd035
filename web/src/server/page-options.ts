import type { Audience } from '@fairhall/core/site/audience';

/** Who asks, as the server in front of the pages knows it. */
export interface Caller {
  readonly address: string;
}

/** What the process that serves the pages gives them. */
export interface PageOptions {
  /** The gateway in the same process; calls made while rendering go through it. */
  readonly handle: (request: Request, caller: Caller) => Promise<Response>;
  /** Origin in links; the request's own where it is not set. */
  readonly publicUrl: string | null;
  readonly deployPath: string;
  readonly production: boolean;
  readonly appVersion: string;
  /** What is fixed for the whole process. */
  readonly fixed: { readonly siteId?: number | undefined; readonly audience?: Audience | undefined };
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

export interface Pages {
  render(request: Request, caller: Caller): Promise<Response>;
}
