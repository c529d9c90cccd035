import 'reflect-metadata';
import type { ClientBoot } from '@fairhall/adapters/client-boot';
import { createNodeFrontGateway } from '@fairhall/adapters/node/front-gateway';
import { createNodePorts } from '@fairhall/adapters/node/ports';
import { createNodeSupplierGateway } from '@fairhall/adapters/node/supplier-gateway';
import type { Ports } from '@fairhall/adapters/ports';
import type { FrontGateway } from '@fairhall/core/ports/gateway';
import type { Storage } from '@fairhall/core/ports/storage';
import { ok, type Result } from '@fairhall/core/result';
import { DEFAULT_VALUES } from '@fairhall/core/site/defaults';
import type { SupplierGateway } from '@fairhall/core/supplier-login/ports';
import manifest from '../package.json' with { type: 'json' };
import type { Failure } from './answer.ts';
import { findServer } from './find-server.ts';
import type { Invocation } from './noun.ts';
import { checkStateFile } from './saved-state.ts';

type ConnectionPortName =
  | 'gateway'
  | 'ids'
  | 'clock'
  | 'timer'
  | 'storage'
  | 'locks'
  | 'navigator'
  | 'bridge'
  | 'publicIp'
  | 'ipAnalysis'
  | 'visitor';

/** A gateway, and the ports that flows run on. */
export interface Connection extends Pick<Ports, ConnectionPortName> {
  /** The gateway's origin, such as `https://fairhall.example`. */
  readonly origin: string;
  /** The file that keeps the login, the cart and the visitor's proof for this gateway. */
  readonly file: string;
  readonly appVersion: string;
  readonly signal: AbortSignal;
  /** The calls that few faces make. */
  readonly front: () => FrontGateway;
  /** The calls of a supplier's people, with the tokens that a storage keeps. */
  readonly supplierGateway: (storage: Storage) => SupplierGateway;
}

type Caller = Pick<Invocation, 'global' | 'terminal'>;

/** Finds the gateway and makes its client. No call is made yet. */
export function connect(caller: Caller): Result<Connection, Failure> {
  const origin = findServer(caller.global.gateway, caller.terminal);
  return origin.ok ? connectTo(origin.value, caller) : origin;
}

/** The same for a gateway whose origin is known. */
export function connectTo(origin: string, { global, terminal }: Caller): Result<Connection, Failure> {
  const file = checkStateFile(terminal.environment, origin);
  if (!file.ok) return file;
  const appVersion = manifest.version;
  const boot: ClientBoot = {
    origin,
    clientId: 'cli',
    ipServiceUrl: '',
    context: () => ({
      appVersion,
      lang: global.lang,
      siteId: global.siteId,
      websiteId: global.siteId,
      exhibitionId: '',
      exhibitionType: '',
      themeType: DEFAULT_VALUES.themeType,
      country: DEFAULT_VALUES.countryId,
    }),
  };
  const ports = createNodePorts({ ...boot, stateFile: file.value });
  const supplierGateway = (storage: Storage) => createNodeSupplierGateway(boot, { ...ports, storage });
  const createFrontGateway = () => createNodeFrontGateway(boot, ports);
  return ok({
    ...ports,
    front: createFrontGateway,
    origin,
    file: file.value,
    appVersion,
    signal: terminal.signal,
    supplierGateway,
  });
}
