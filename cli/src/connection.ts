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
  /** Path of the file that stores the login, the cart and the visitor proof for this gateway. */
  readonly file: string;
  readonly appVersion: string;
  readonly signal: AbortSignal;
  /** The calls that few pages make. */
  readonly front: () => FrontGateway;
  /** The gateway of supplier people, with the tokens of the given storage. */
  readonly supplierGateway: (storage: Storage) => SupplierGateway;
}

type Caller = Pick<Invocation, 'global' | 'terminal'>;

/** Finds the gateway and creates its client. Makes no call yet. */
export function connect(caller: Caller): Result<Connection, Failure> {
  const origin = findServer(caller.global.gateway, caller.terminal);
  return origin.ok ? connectTo(origin.value, caller) : origin;
}

/** Connects to a gateway whose origin is known. */
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
