import type { Contract } from '@fairhall/core/contract/call';
import type { Client } from '@fairhall/core/contract/client';
import type { DeviceInfo } from '@fairhall/core/contract/envelope';
import type { NativeBridge } from '@fairhall/core/ports/native-bridge';
import { createServerClock } from '@fairhall/core/ports/server-clock';
import { getDeviceId } from '@fairhall/core/storage/visitor';
import { type ClientBoot, createStoredTokens } from './client-boot.ts';
import { createSign, createSignatureCrypto } from './crypto/signature-crypto.ts';
import type { Fetch } from './http/exchange.ts';
import { createGatewayClient } from './http/gateway-client.ts';
import type { Ports } from './ports.ts';

/** The platform's functions that a client needs. */
export interface Network {
  readonly fetch: Fetch;
  readonly describeDevice: (deviceId: string, bridge: NativeBridge) => DeviceInfo;
  /** The address of the page that the user sees; absent at a terminal. */
  readonly page?: (() => string) | undefined;
  /** Maximum waits between tries in milliseconds; the client's default when absent. */
  readonly retryDelaysMs?: readonly number[] | undefined;
}

type StoredClientPorts = Pick<Ports, 'storage' | 'ids' | 'visitor' | 'bridge' | 'clock' | 'timer'>;

/** Creates the client of a contract with the tokens and the visitor proof that this device stores. */
export function createStoredClient<Tree extends Contract>(
  contract: Tree,
  boot: ClientBoot,
  { describeDevice, page, ...network }: Network,
  { storage, ids, visitor, bridge, clock, timer }: StoredClientPorts,
): Client<Tree> {
  const device = describeDevice(getDeviceId(storage, ids), bridge);
  const context = () => ({ ...boot.context(), device });
  const sign = createSign(createSignatureCrypto(), () => undefined);
  const caller = { contract, context, visitor, tokens: createStoredTokens(storage), sign, page };
  const serverClock = createServerClock(storage, clock);
  return createGatewayClient({ ...boot, ...network, ...caller, clock, serverClock, timer }).gateway;
}
