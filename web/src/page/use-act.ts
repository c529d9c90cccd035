import type { Ports } from '@fairhall/adapters/ports';
import { type GatewayError, gatewayError } from '@fairhall/core/contract/error';
import type { FrontGateway } from '@fairhall/core/ports/gateway';
import type { Result } from '@fairhall/core/result';
import { useRef } from 'react';
import { useBoot, useShowError } from './contexts.ts';
import { loadModule } from './load-module.ts';
import { usePortsSource } from './use-ports-source.ts';

/** The ports of a step: for its calls and for storing their results. */
export type ActPorts = Pick<Ports, 'ids' | 'storage' | 'clock'> & { readonly gateway: FrontGateway };

/** An action on the buyer's data; the step loads its own code. */
type Step = (ports: ActPorts) => Promise<Result<unknown, GatewayError>>;

/** Returns a function that runs one step at a time and resolves to whether it succeeded. A failure shows a message. */
export function useAct(): (step: Step) => Promise<boolean> {
  const boot = useBoot();
  const source = usePortsSource();
  const showError = useShowError();
  const isBusy = useRef(false);
  return async (step) => {
    if (source === null || isBusy.current) return false;
    isBusy.current = true;
    try {
      const [{ openFrontGateway }, ports] = await Promise.all([
        loadModule(() => import('./front-gateway.ts')),
        source.load(),
      ]);
      const { ids, storage, clock } = ports;
      const done = await step({ gateway: openFrontGateway(boot, ports), ids, storage, clock });
      if (!done.ok) showError(done.error);
      return done.ok;
    } catch {
      showError(gatewayError('NETWORK_ERROR'));
      return false;
    } finally {
      isBusy.current = false;
    }
  };
}
