import { homedir } from 'node:os';
import { join } from 'node:path';
import { createIds } from '@fairhall/adapters/crypto/ids';
import { createGatewayClient } from '@fairhall/adapters/http/gateway-client';
import { describeComputer } from '@fairhall/adapters/node/device';
import { createFileStore } from '@fairhall/adapters/node/file-store';
import { systemClock } from '@fairhall/adapters/system-clock';
import { contract } from '@fairhall/core/contract/contract';
import type { Gateway } from '@fairhall/core/ports/gateway';
import type { Ids } from '@fairhall/core/ports/ids';
import { ok, type Result } from '@fairhall/core/result';
import { DEFAULTS } from '@fairhall/core/site/defaults';
import { createStorage, type Storage } from '@fairhall/core/storage/storage';
import { createVisitor, deviceIdOf } from '@fairhall/core/storage/visitor';
import manifest from '../package.json' with { type: 'json' };
import type { Failure } from './answer.ts';
import { findServer } from './find-server.ts';
import type { Invocation } from './noun.ts';

/** What a command needs of the world to run a flow. */
export interface Connection {
  readonly origin: string;
  readonly gateway: Gateway;
  readonly storage: Storage;
  readonly ids: Ids;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly signal: AbortSignal;
}

/** Finds the gateway and makes its client; nothing is asked yet. */
export function connect({ global, terminal }: Pick<Invocation, 'global' | 'terminal'>): Result<Connection, Failure> {
  const origin = findServer(global.gateway, terminal);
  if (!origin.ok) return origin;
  const ids = createIds();
  const storage = createStorage(createFileStore(stateFile(terminal.environment), systemClock), systemClock);
  const { gateway } = createGatewayClient({
    contract,
    origin: origin.value,
    fetch: globalThis.fetch,
    clock: systemClock,
    timer: systemClock,
    clientId: 'fairhall-cli',
    visitor: createVisitor(storage, ids),
    context: () => ({
      appVersion: manifest.version,
      lang: global.lang,
      siteId: global.siteId,
      websiteId: global.siteId,
      device: describeComputer(deviceIdOf(storage, ids)),
      exhibitionId: '',
      exhibitionType: '',
      themeType: DEFAULTS.themeType,
      country: DEFAULTS.countryId,
    }),
  });
  return ok({ origin: origin.value, gateway, storage, ids, now: systemClock.now, signal: terminal.signal });
}

/** What is remembered between two commands, in the person's own folder. */
function stateFile(environment: Readonly<Record<string, string | undefined>>): string {
  const folder = environment.XDG_CONFIG_HOME || join(environment.HOME || homedir(), '.config');
  return join(folder, 'fairhall', 'state.json');
}
