import type { Gateway } from '@fairhall/core/ports/gateway';
import type { PortsSource } from './ports-source.ts';

type Calls = Readonly<Record<string, Readonly<Record<string, (...given: readonly unknown[]) => unknown>>>>;

/** The gateway before its code is there: a call waits for it, and is then the gateway's own. */
export function createWaitingGateway(source: PortsSource): Gateway {
  const callOf =
    (feature: string, name: string) =>
    async (...given: readonly unknown[]) => {
      const gateway = (await source.load()).gateway as unknown as Calls; // only names of the real one get here
      return gateway[feature]?.[name]?.(...given);
    };
  const members = <Member>(make: (name: string) => Member): object =>
    new Proxy({}, { get: (_, name) => (typeof name === 'string' ? make(name) : undefined) });
  // Every member answers to its name as the real gateway's does, only later.
  return members((feature) => members((name) => callOf(feature, name))) as Gateway;
}
