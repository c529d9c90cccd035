import type { Flow } from '@fairhall/core/ports/flow';
import type { SupplierPorts } from '@fairhall/core/supplier-login/ports';
import { useBoot } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import { type FlowOptions, type UsedFlow, useFlow } from '../page/use-flow.ts';

type Shown = { readonly busy: boolean };
type Sent = { readonly type: string };

interface SupplierFlowOptions<View extends Shown, Event extends Sent> extends Omit<FlowOptions<View, Event>, 'open'> {
  readonly open: (ports: SupplierPorts) => Promise<Flow<View, Event>>;
}

/** Runs a flow of a supplier's page, on ports that only such pages load. */
export function useSupplierFlow<View extends Shown, Event extends Sent>(
  options: SupplierFlowOptions<View, Event>,
): UsedFlow<View, Event> {
  const boot = useBoot();
  return useFlow<View, Event>({
    ...options,
    open: async (ports) => {
      const { supplierPorts } = await loadModule(() => import('./supplier-ports.ts'));
      return options.open(supplierPorts(boot, ports));
    },
  });
}

/** The same of a form that is loaded with its page: its button turns while a press waits for the form's code. */
export const useSupplierForm = <View extends Shown, Event extends Sent>(
  options: Pick<SupplierFlowOptions<View, Event>, 'start' | 'open'>,
): UsedFlow<View, Event> =>
  useSupplierFlow<View, Event>({ ...options, atOnce: true, isRequest: ({ type }) => type === 'form.submitted' });
