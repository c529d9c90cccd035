import type { Flow } from '@fairhall/core/ports/flow';
import type { SupplierPorts } from '@fairhall/core/supplier-login/ports';
import { useBoot } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import { type FlowOptions, type UsedFlow, useFlow } from '../page/use-flow.ts';

type FlowView = { readonly busy: boolean };
type FlowEvent = { readonly type: string };

interface SupplierFlowOptions<View extends FlowView, Event extends FlowEvent>
  extends Omit<FlowOptions<View, Event>, 'open'> {
  readonly open: (ports: SupplierPorts) => Promise<Flow<View, Event>>;
}

/** Runs a flow of a supplier's page, with ports that only such pages load. */
export function useSupplierFlow<View extends FlowView, Event extends FlowEvent>(
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

/**
 * The view of a page whose form is not loaded. It is plain data, so the page's first load has none of the form's rules.
 */
const FORM_LOADING = { busy: true, state: 'loading', message: null } as const;

interface UsedForm<View, Event> {
  readonly page: View | typeof FORM_LOADING;
  /** Null until the flow is loaded. */
  readonly view: View | null;
  readonly send: (event: Event) => void;
}

/** The same for a form that loads with its page. Its button shows a spinner while a press waits for the form's code. */
export function useSupplierForm<View extends FlowView, Event extends FlowEvent>(
  open: SupplierFlowOptions<View, Event>['open'],
): UsedForm<View, Event> {
  const { view: page, send } = useSupplierFlow<View | typeof FORM_LOADING, Event>({
    start: FORM_LOADING,
    atOnce: true,
    isRequest: ({ type }) => type === 'form.submitted',
    open,
  });
  return { page, view: page === FORM_LOADING ? null : (page as View), send }; // after that, the flow's own view
}
