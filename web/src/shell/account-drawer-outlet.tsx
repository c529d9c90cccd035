import { type ComponentType, useState } from 'react';
import { useEnsureTexts } from '../page/contexts.ts';
import { loadPart } from '../page/lazy-module.ts';
import { showOfflineNotice } from './offline-notice.ts';
import { accountDrawer } from './parts.ts';

interface DrawerProps {
  readonly onClose: () => void;
}

/** The drawer while it is open, whose code is fetched when it is first opened, and how it is opened and closed. */
export function useAccountDrawer(): readonly [ComponentType<DrawerProps> | null, open: () => void, close: () => void] {
  const ensureTexts = useEnsureTexts();
  const [Drawer, setDrawer] = useState<ComponentType<DrawerProps> | null>(null);
  const open = () =>
    void loadPart(accountDrawer, ensureTexts).then((part) => setDrawer(() => part.AccountDrawer), showOfflineNotice);
  return [Drawer, open, () => setDrawer(null)];
}
