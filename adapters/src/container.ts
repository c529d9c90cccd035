import { Container, type ServiceIdentifier } from 'inversify';
import type { PortModule, PortName, Ports } from './ports.ts';

/** The identifier of a port; typed, so that what is got from the container is too. */
const tokenOf = <Name extends PortName>(name: Name) => Symbol.for(`fairhall.${name}`) as ServiceIdentifier<Ports[Name]>;

/** A container that makes each port of a module once, when it is first asked for. */
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
 * Makes all ports of a module at once, so that one that cannot be made fails when a program starts and not when it is
 * used.
 */
export function resolvePorts(module: PortModule): Ports {
  const container = createContainer(module);
  const names = Object.keys(module) as PortName[]; // as above
  // Each name is got under its own token.
  return Object.fromEntries(names.map((name) => [name, container.get(tokenOf(name))])) as unknown as Ports;
}
