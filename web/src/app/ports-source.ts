import type { Ports } from '@fairhall/adapters/ports';
import type { Boot } from './boot.ts';

/** The browser's ports, whose code is fetched when somebody first needs it. */
export interface PortsSource {
  /** The ports where they are loaded already. */
  now(): Ports | null;
  load(): Promise<Ports>;
}

export function createPortsSource(boot: Boot): PortsSource {
  let ports: Ports | null = null;
  let loading: Promise<Ports> | undefined;
  return {
    now: () => ports,
    load() {
      loading ??= import('./browser-ports.ts').then(
        ({ createPorts }) => {
          ports = createPorts(boot);
          return ports;
        },
        (cause: unknown) => {
          // The next need tries again.
          loading = undefined;
          throw cause;
        },
      );
      return loading;
    },
  };
}
