import type { Flow } from '../ports/flow.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { SupplierPorts } from '../supplier-login/ports.ts';
import { type PeopleEvent, providePeople } from './people.machine.ts';
import { type PeopleView, supplierPeopleView } from './people.view.ts';

/** Opens the list of a supplier's people. D-65 */
export const openPeople = (ports: SupplierPorts): Flow<PeopleView, PeopleEvent> =>
  startFlow(providePeople(ports), { input: undefined, view: supplierPeopleView, timer: ports.timer });
