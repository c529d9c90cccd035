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

/** What the calls of a program need of the platform. */
export interface Network {
  readonly fetch: Fetch;
  readonly describeDevice: (deviceId: string, bridge: NativeBridge) => DeviceInfo;
  /** The address of the page in front of the person; absent at a terminal. */
  readonly page?: (() => string) | undefined;
  /** Waits between tries where they are other than the client's own, in milliseconds. */
  readonly retryDelaysMs?: readonly number[] | undefined;
}

type StoredClientPorts = Pick<Ports, 'storage' | 'ids' | 'visitor' | 'bridge' | 'clock' | 'timer'>;

/** The calls of a contract, made with the tokens and the visitor's proof that this device keeps. */
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
