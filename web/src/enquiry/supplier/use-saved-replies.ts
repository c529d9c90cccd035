import type { SavedRepliesEvent } from '@fairhall/core/enquiry/supplier/saved-replies.machine';
import {
  type SavedRepliesView,
  SUPPLIER_SAVED_REPLIES_START,
} from '@fairhall/core/enquiry/supplier/saved-replies.view';
import { loadModule } from '../../page/load-module.ts';
import type { UsedFlow } from '../../page/use-flow.ts';
import { useSupplierFlow } from '../../supplier-site/use-supplier-flow.ts';

/** The replies that a supplier’s team has saved. */
export const useSavedReplies = (): UsedFlow<SavedRepliesView, SavedRepliesEvent> =>
  useSupplierFlow<SavedRepliesView, SavedRepliesEvent>({
    start: SUPPLIER_SAVED_REPLIES_START,
    atOnce: true,
    isRequest: ({ type }) => type === 'form.submitted',
    open: async (ports) =>
      (await loadModule(() => import('@fairhall/core/enquiry/supplier/saved-replies.page'))).openSavedReplies(ports),
  });
