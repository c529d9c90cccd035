import { type ComponentType, useState } from 'react';
import { useEnsureTexts } from '../page/contexts.ts';
import { loadPart } from '../page/lazy-module.ts';
import { showOfflineNotice } from './offline-notice.ts';
import { accountDrawer } from './parts.ts';

interface DrawerProps {
  readonly onClose: () => void;
}

/**
 * Returns the drawer's component while it is open, and functions that open and close it. Its code is loaded on first
 * use.
 */
export function useAccountDrawer(): readonly [ComponentType<DrawerProps> | null, open: () => void, close: () => void] {
  const ensureTexts = useEnsureTexts();
  const [Drawer, setDrawer] = useState<ComponentType<DrawerProps> | null>(null);
  const open = () =>
    void loadPart(accountDrawer, ensureTexts).then((part) => setDrawer(() => part.AccountDrawer), showOfflineNotice);
  return [Drawer, open, () => setDrawer(null)];
}
