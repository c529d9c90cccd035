import type { Flow } from '../ports/flow.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { SupplierPorts } from './ports.ts';
import type { SupplierLoginOpening } from './supplier-login.context.ts';
import { provideSupplierLogin, type SupplierLoginEvent } from './supplier-login.machine.ts';
import { type SupplierLoginView, supplierLoginView } from './supplier-login.view.ts';

/** Opens the login page of a supplier's people. API-79 D-39 */
export const openSupplierLogin = (
  ports: SupplierPorts,
  opening: SupplierLoginOpening,
): Flow<SupplierLoginView, SupplierLoginEvent> =>
  startFlow(provideSupplierLogin(ports), { input: opening, view: supplierLoginView, timer: ports.timer });
