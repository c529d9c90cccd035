import 'reflect-metadata';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { createNodePorts } from '@fairhall/adapters/node/ports';
import type { Ports } from '@fairhall/adapters/ports';
import { ok, type Result } from '@fairhall/core/result';
import { DEFAULTS } from '@fairhall/core/site/defaults';
import manifest from '../package.json' with { type: 'json' };
import type { Failure } from './answer.ts';
import { findServer } from './find-server.ts';
import type { Invocation } from './noun.ts';

/** What a command needs of the world to run a flow. */
export interface Connection extends Pick<Ports, 'gateway' | 'ids' | 'clock'> {
  /** Of the gateway. */
  readonly origin: string;
  readonly signal: AbortSignal;
}

/** Finds the gateway and makes its client; nothing is asked yet. */
export function connect({ global, terminal }: Pick<Invocation, 'global' | 'terminal'>): Result<Connection, Failure> {
  const origin = findServer(global.gateway, terminal);
  if (!origin.ok) return origin;
  const { gateway, ids, clock } = createNodePorts({
    origin: origin.value,
    clientId: 'cli',
    ipServiceUrl: '',
    stateFile: stateFile(terminal.environment),
    context: () => ({
      appVersion: manifest.version,
      lang: global.lang,
      siteId: global.siteId,
      websiteId: global.siteId,
      exhibitionId: '',
      exhibitionType: '',
      themeType: DEFAULTS.themeType,
      country: DEFAULTS.countryId,
    }),
  });
  return ok({ origin: origin.value, gateway, ids, clock, signal: terminal.signal });
}

/** What is remembered between two commands, in the person's own folder. */
function stateFile(environment: Readonly<Record<string, string | undefined>>): string {
  const folder = environment.XDG_CONFIG_HOME || join(environment.HOME || homedir(), '.config');
  return join(folder, 'fairhall', 'state.json');
}
