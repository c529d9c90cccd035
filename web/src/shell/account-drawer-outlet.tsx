import { gatewayError } from '@fairhall/core/contract/error';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { toastQueue } from '../overlay/toast-queue.ts';
import { useEnsureTexts } from '../page/contexts.ts';
import { loadPart } from '../page/part.ts';
import { accountDrawer } from './parts.ts';

type Drawer = Awaited<ReturnType<typeof accountDrawer.load>>['OwnDrawer'];
type Opened = ComponentType<ComponentProps<Drawer>>;

/** The drawer while it is open, whose code is fetched when it is first opened; `open` says so where that fails. */
export function useAccountDrawer(): { readonly Drawer: Opened | null; open(): void; close(): void } {
  const ensureTexts = useEnsureTexts();
  const [Drawer, setDrawer] = useState<Opened | null>(null);
  return {
    Drawer,
    open: () => {
      loadPart(accountDrawer, ensureTexts).then(
        ({ OwnDrawer }) => setDrawer(() => OwnDrawer),
        () => toastQueue.add({ type: 'request.failed', error: gatewayError('NETWORK_ERROR') }),
      );
    },
    close: () => setDrawer(null),
  };
}
