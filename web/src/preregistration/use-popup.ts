import { loadRecommended } from '@fairhall/core/exhibition/recommended';
import type { CancelSignal } from '@fairhall/core/ports/cancel-signal';
import type { PopupEvent } from '@fairhall/core/preregistration/popup.machine';
import type { PopupView } from '@fairhall/core/preregistration/popup.view';
import { findSiteById } from '@fairhall/core/site/sites';
import { useEffect } from 'react';
import type { Boot } from '../page/boot.ts';
import { useBoot } from '../page/contexts.ts';
import { loadQuietly } from '../page/load-module.ts';
import { askForm } from '../page/requested-forms.ts';
import { type UsedFlow, useFlow } from '../page/use-flow.ts';

export type PopupFlow = UsedFlow<PopupView, PopupEvent>;

interface PopupOptions {
  readonly isLoggedIn: boolean;
  /** When the page was opened, in epoch milliseconds. */
  readonly since: number;
}

const INITIAL_VIEW: PopupView = { busy: true, state: 'coming', loaded: null, mail: null };

/** The flow behind the pop-up. It opens the same form as every other entry point. */
export function usePopup({ isLoggedIn, since }: PopupOptions): PopupFlow {
  const boot = useBoot();
  const flow = useFlow<PopupView, PopupEvent>({
    start: INITIAL_VIEW,
    echo: (view) => view,
    atOnce: true,
    open: async (ports) => {
      const [{ openFrontGateway }, { openPopup }] = await Promise.all([
        loadQuietly(() => import('../page/front-gateway.ts')),
        loadQuietly(() => import('@fairhall/core/preregistration/popup.page')),
      ]);
      const front = openFrontGateway(boot, ports);
      const { production } = boot;
      const recommended = (signal: CancelSignal) => loadRecommended(front, toSiteFilter(boot), { production, signal });
      return openPopup({ ...ports, front, recommended, isFree }, { isLoggedIn, waitedMs: Date.now() - since });
    },
  });
  const { view, send } = flow;
  useEffect(() => {
    if (view.state !== 'formOpen' || view.loaded === null) return;
    void askForm({ loaded: view.loaded }).then((end) => send({ type: 'form.ended', ...end }));
  }, [view.state]);
  return flow;
}

/** Restricts a country site to its own exhibitions; the international site has no restriction. */
const toSiteFilter = ({ siteId }: Boot) => (findSiteById(siteId)?.international === false ? { websiteId: siteId } : {});

/** Whether the pop-up may appear: the user is not typing and no overlay is open. */
function isFree(): boolean {
  const isTyping = document.activeElement?.matches('input, textarea, select, [contenteditable]') === true;
  return !isTyping && document.querySelector('[data-overlay], dialog[open]') === null;
}
