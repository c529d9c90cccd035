import { type ReactNode, useState } from 'react';
import { useEnsureTexts } from '../page/contexts.ts';
import { loadPart } from '../page/lazy-module.ts';
import { showOfflineNotice } from './offline-notice.ts';
import { accountDrawer } from './parts.ts';

/**
 * Returns the drawer while it is open, and a function that opens it, perhaps for what the buyer follows, has saved and
 * has booked. Its code is loaded on first use.
 */
export function useAccountDrawer(): readonly [ReactNode, open: (wantsOwnItems: boolean) => void] {
  const ensureTexts = useEnsureTexts();
  const [drawer, setDrawer] = useState<ReactNode>(null);
  const open = (wantsOwnItems: boolean) =>
    void loadPart(accountDrawer, ensureTexts).then(
      ({ AccountDrawer }) => setDrawer(<AccountDrawer wantsOwnItems={wantsOwnItems} onClose={() => setDrawer(null)} />),
      showOfflineNotice,
    );
  return [drawer, open];
}
