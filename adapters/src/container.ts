import { Container, type ServiceIdentifier } from 'inversify';
import type { PortModule, PortName, Ports } from './ports.ts';

/** The identifier of a port; typed, so that what is got from the container is too. */
const tokenOf = <Name extends PortName>(name: Name) => Symbol.for(`fairhall.${name}`) as ServiceIdentifier<Ports[Name]>;

/** A container that makes each port of a module once, when it is first asked for. */
export function createContainer(module: Partial<PortModule>): Container {
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

const NAMES = Object.keys({
  bugs: true,
  clock: true,
  timer: true,
  ids: true,
  store: true,
  storage: true,
  visitor: true,
  locks: true,
  navigator: true,
  bridge: true,
  gateway: true,
  staticContents: true,
  publicIp: true,
  ipAnalysis: true,
} satisfies Record<PortName, true>) as PortName[];

/** All ports at once, so that one without a recipe fails when a program starts and not when it is used. */
export function resolvePorts(container: Container): Ports {
  // Each name is got under its own token.
  return Object.fromEntries(NAMES.map((name) => [name, container.get(tokenOf(name))])) as unknown as Ports;
}
