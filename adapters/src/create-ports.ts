import type { PortModule, PortName, Ports } from './ports.ts';

/**
 * Creates every port of a module once, after the ports that it needs. Browsers use this instead of the container, which
 * has 19 kB. Throws on a cycle.
 */
export function createPorts(module: PortModule): Ports {
  const made = new Map<PortName, Ports[PortName]>();

  function createPort(name: PortName, neededBy: readonly PortName[] = []): Ports[PortName] {
    const present = made.get(name);
    if (present !== undefined) return present;
    const line = [...neededBy, name];
    if (neededBy.includes(name)) throw new Error(`ports in a circle: ${line.join(' → ')}`);
    const { needs, make: makePort } = module[name];
    const port = makePort(...needs.map((need) => createPort(need, line)));
    made.set(name, port);
    return port;
  }

  const names = Object.keys(module) as PortName[]; // a module's names are the ports' names
  // Each port is made by the recipe of its name.
  return Object.fromEntries(names.map((name) => [name, createPort(name)])) as unknown as Ports;
}
