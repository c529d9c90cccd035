import type { Ports } from '@fairhall/adapters/ports';
import type { Slot } from '@fairhall/core/ports/slot';
import type { StoredKey } from '@fairhall/core/ports/storage';
import type { PortsSource } from './ports-source.ts';

/** The ports in a place that is reached only once they are there. */
export function loadedPorts(source: PortsSource): Ports {
  const ports = source.now();
  if (ports === null) throw new Error('the ports are used before they are loaded');
  return ports;
}

/** What the device keeps, for a flow that is made before the ports' code is there and reads later. */
export function slotOf<Value>(source: PortsSource, key: StoredKey<Value>): Slot<Value> {
  const slot = () => loadedPorts(source).storage.slot(key);
  return { read: () => slot().read(), keep: (value) => slot().keep(value), drop: () => slot().drop() };
}
