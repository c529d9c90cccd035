import type { EntryGate } from '@fairhall/core/ports/entry-gate';
import type { FrontGateway } from '@fairhall/core/ports/gateway';
import type { Ids } from '@fairhall/core/ports/ids';
import type { Slots } from '@fairhall/core/ports/storage';
import type { Boot } from './boot.ts';
import { loadModule } from './load-module.ts';
import type { PortsSource } from './ports-source.ts';

/** What is begun at an exhibition by a button. */
interface BeginPorts {
  readonly gateway: FrontGateway;
  readonly storage: Slots;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly entry: EntryGate;
}

/** Fetches what buttons of an exhibition do their calls with. */
export async function beginPorts(source: PortsSource, boot: Boot): Promise<BeginPorts> {
  const [{ entryGate }, { frontGateway }, ports] = await Promise.all([
    loadModule(() => import('./entry-gate.ts')),
    loadModule(() => import('./front-gateway.ts')),
    source.load(),
  ]);
  const { storage, ids } = ports;
  return { gateway: frontGateway(boot, ports), storage, ids, entry: entryGate(boot, ports) };
}
