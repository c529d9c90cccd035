import type { Flow } from '../ports/flow.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { EntryOpening } from './entry.context.ts';
import { type EntryEvent, provideEntry } from './entry.machine.ts';
import { type EntryView, entryView } from './entry.view.ts';
import type { SupplierPorts } from './ports.ts';

/** The page on which a supplier's person comes in. API-79 D-39 */
export const openEntry = (ports: SupplierPorts, opening: EntryOpening): Flow<EntryView, EntryEvent> =>
  startFlow(provideEntry(ports), { input: opening, view: entryView, timer: ports.timer });
