import type { Flow } from '../../ports/flow.ts';
import { startFlow } from '../../ports/start-flow.ts';
import type { SupplierPorts } from '../../supplier-login/ports.ts';
import { provideSavedReplies, type SavedRepliesEvent } from './saved-replies.machine.ts';
import { type SavedRepliesView, supplierSavedRepliesView } from './saved-replies.view.ts';

/** The saved replies of a supplier. D-65 */
export const openSavedReplies = (ports: SupplierPorts): Flow<SavedRepliesView, SavedRepliesEvent> =>
  startFlow(provideSavedReplies(ports), { input: undefined, view: supplierSavedRepliesView, timer: ports.timer });
