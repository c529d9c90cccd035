import { Container, type ServiceIdentifier } from 'inversify';
import type { PortModule, PortName, Ports } from './ports.ts';

/** The identifier of a port. It carries the port's type, so the container returns typed ports. */
const tokenOf = <Name extends PortName>(name: Name) => Symbol.for(`fairhall.${name}`) as ServiceIdentifier<Ports[Name]>;

/** A container that creates each port of a module once, on first use. */
export function createContainer(module: PortModule): Container {
  const container = new Container();
  for (const [name, { needs, make }] of Object.entries(module)) {
    const tokens: ServiceIdentifier<Ports[PortName]>[] = needs.map(tokenOf);
    container
      .bind(tokenOf(name as PortName)) // a module's names are the ports' names
      .toResolvedValue((...needed: Ports[PortName][]) => make(...needed), tokens)
      .inSingletonScope();
  }
  return container;
}

/**
 * Creates all ports of a module at once, so that a port that cannot be created fails at the program's start and not on
 * first use.
 */
export function resolvePorts(module: PortModule): Ports {
  const container = createContainer(module);
  const names = Object.keys(module) as PortName[]; // as above
  // Each name is resolved by its own token.
  return Object.fromEntries(names.map((name) => [name, container.get(tokenOf(name))])) as unknown as Ports;
}
