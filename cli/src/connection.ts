import 'reflect-metadata';
import { createNodePorts } from '@fairhall/adapters/node/ports';
import type { Ports } from '@fairhall/adapters/ports';
import { ok, type Result } from '@fairhall/core/result';
import { DEFAULTS } from '@fairhall/core/site/defaults';
import manifest from '../package.json' with { type: 'json' };
import type { Failure } from './answer.ts';
import { findServer } from './find-server.ts';
import type { Invocation } from './noun.ts';
import { ownStateFile } from './saved-state.ts';

type Needed =
  | 'gateway'
  | 'ids'
  | 'clock'
  | 'timer'
  | 'storage'
  | 'locks'
  | 'navigator'
  | 'bridge'
  | 'publicIp'
  | 'ipAnalysis';

/** A gateway, and the ports that flows run on. */
export interface Connection extends Pick<Ports, Needed> {
  /** The gateway's origin, such as `https://fairhall.example`. */
  readonly origin: string;
  /** The file that keeps the login, the cart and the visitor's proof for this gateway. */
  readonly file: string;
  readonly appVersion: string;
  readonly signal: AbortSignal;
}

type Caller = Pick<Invocation, 'global' | 'terminal'>;

/** Finds the gateway and makes its client. No call is made yet. */
export function connect(caller: Caller): Result<Connection, Failure> {
  const origin = findServer(caller.global.gateway, caller.terminal);
  return origin.ok ? connectTo(origin.value, caller) : origin;
}

/** The same for a gateway whose origin is known. */
export function connectTo(origin: string, { global, terminal }: Caller): Result<Connection, Failure> {
  const file = ownStateFile(terminal.environment, origin);
  if (!file.ok) return file;
  const appVersion = manifest.version;
  const ports = createNodePorts({
    origin,
    clientId: 'cli',
    ipServiceUrl: '',
    stateFile: file.value,
    context: () => ({
      appVersion,
      lang: global.lang,
      siteId: global.siteId,
      websiteId: global.siteId,
      exhibitionId: '',
      exhibitionType: '',
      themeType: DEFAULTS.themeType,
      country: DEFAULTS.countryId,
    }),
  });
  return ok({ ...ports, origin, file: file.value, appVersion, signal: terminal.signal });
}
