import type { Flow } from '../ports/flow.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { SupplierPorts } from './ports.ts';
import type { EntryOpening } from './supplier-login.context.ts';
import { type EntryEvent, provideEntry } from './supplier-login.machine.ts';
import { type EntryView, entryView } from './supplier-login.view.ts';

/** The page on which a supplier's person comes in. API-79 D-39 */
export const openEntry = (ports: SupplierPorts, opening: EntryOpening): Flow<EntryView, EntryEvent> =>
  startFlow(provideEntry(ports), { input: opening, view: entryView, timer: ports.timer });
