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

/** What a command needs of the world to run a flow. */
export interface Connection extends Pick<Ports, Needed> {
  /** Of the gateway. */
  readonly origin: string;
  /** What is remembered of this gateway. */
  readonly file: string;
  readonly appVersion: string;
  readonly signal: AbortSignal;
}

type Caller = Pick<Invocation, 'global' | 'terminal'>;

/** Finds the gateway and makes its client; nothing is asked yet. */
export function connect(caller: Caller): Result<Connection, Failure> {
  const origin = findServer(caller.global.gateway, caller.terminal);
  return origin.ok ? connectTo(origin.value, caller) : origin;
}

/** The client of a gateway that is known by its address. */
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
