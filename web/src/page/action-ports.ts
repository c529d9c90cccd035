import type { FrontGateway } from '@fairhall/core/ports/gateway';
import type { Ids } from '@fairhall/core/ports/ids';
import type { RegistrationGate } from '@fairhall/core/ports/registration-gate';
import type { Slots } from '@fairhall/core/ports/storage';
import type { Boot } from './boot.ts';
import { loadModule } from './load-module.ts';
import type { PortsSource } from './ports-source.ts';

/** The ports for actions at an exhibition. */
interface ActionPorts {
  readonly gateway: FrontGateway;
  readonly storage: Slots;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly entry: RegistrationGate;
}

/** Loads the ports with which an exhibition's buttons make their calls. */
export async function loadActionPorts(source: PortsSource, boot: Boot): Promise<ActionPorts> {
  const [{ entryGate }, { openFrontGateway }, ports] = await Promise.all([
    loadModule(() => import('./entry-gate.ts')),
    loadModule(() => import('./front-gateway.ts')),
    source.load(),
  ]);
  const { storage, ids } = ports;
  return { gateway: openFrontGateway(boot, ports), storage, ids, entry: entryGate(boot, ports) };
}
