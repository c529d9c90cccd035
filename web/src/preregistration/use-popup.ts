import { readLightly } from '@fairhall/adapters/browser/light-read';
import { readStoredValue, storeText } from '@fairhall/adapters/browser/stored-value';
import { EXHIBITION_PATHS } from '@fairhall/core/contract/exhibition/paths';
import { loadRecommended } from '@fairhall/core/exhibition/recommended';
import type { FrontGateway } from '@fairhall/core/ports/gateway';
import type { StoredName } from '@fairhall/core/ports/storage';
import type { FindPopupPorts } from '@fairhall/core/preregistration/find-popup';
import {
  openPopup,
  POPUP_START,
  type PopupEvent,
  type PopupFlow,
  type PopupView,
} from '@fairhall/core/preregistration/popup.page';
import {
  exhibitionPopupName,
  homeCountryRegistrationsName,
  preregistrationInfoName,
} from '@fairhall/core/preregistration/stored-names';
import type { IndustryKey } from '@fairhall/core/site/industries';
import { findSiteById } from '@fairhall/core/site/sites';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import type { Boot } from '../page/boot.ts';
import { useBoot, useEnsureTexts } from '../page/contexts.ts';
import { hasBeenUsed } from '../page/first-interaction.ts';
import { loadPart } from '../page/lazy-module.ts';
import { readPageIndustry } from '../page/page-industry.ts';
import { usePortsSource } from '../page/use-ports-source.ts';
import { popupEnd } from './parts.ts';

export interface PopupOptions {
  readonly isLoggedIn: boolean;
  /** When the page was opened, in epoch milliseconds. */
  readonly since: number;
}

interface UsedPopup {
  readonly view: PopupView;
  readonly send: (event: PopupEvent) => void;
  /** What the pop-up shows once the visitor has asked for the form; null until its code is loaded. */
  readonly End: ComponentType<Pick<UsedPopup, 'view' | 'send'>> | null;
}

/** The flow behind the pop-up. It opens the same form as every other entry point. */
export function usePopup({ isLoggedIn, since }: PopupOptions): UsedPopup {
  const boot = useBoot();
  const ensureTexts = useEnsureTexts();
  const source = usePortsSource();
  const [flow, setFlow] = useState<PopupFlow | null>(null);
  const [End, setEnd] = useState<UsedPopup['End']>(null);
  useEffect(() => {
    const industry = readPageIndustry() as IndustryKey | undefined; // written by our own pages
    const opened = openPopup(
      {
        ...popupPorts(boot, industry),
        async openForm() {
          const { PopupEnd, createFormPorts } = await loadPart(popupEnd, ensureTexts);
          if (source === null) throw new Error('no ports while the server renders');
          setEnd(() => PopupEnd);
          return createFormPorts(boot, await source.load());
        },
        bugs: { report: (cause) => console.error(cause) },
        timer: TIMER,
        isFree,
      },
      { isLoggedIn, industry, waitedMs: Date.now() - since },
    );
    setFlow(opened);
    return () => opened.stop();
    // Only on mount: the outlet mounts a new one for every page.
  }, []);
  const view = useSyncExternalStore(
    flow?.subscribe ?? listenToNothing,
    () => flow?.view() ?? POPUP_START,
    () => POPUP_START,
  );
  return { view, send: (event) => flow?.send(event), End };
}

const listenToNothing = () => () => undefined;

const TIMER = {
  setTimeout: (run: () => void, milliseconds: number) => window.setTimeout(run, milliseconds),
  clearTimeout: (handle: unknown) => window.clearTimeout(handle as number),
};

/** Restricts a country site to its own exhibitions; the international site has no restriction. */
const toSite = ({ siteId }: Boot) => (findSiteById(siteId)?.international === false ? { websiteId: siteId } : {});

const read = (name: StoredName): unknown => readStoredValue(window, name, Date.now());

function popupPorts(boot: Boot, industry: IndustryKey | undefined): FindPopupPorts {
  const { production } = boot;
  const ask = (path: string) => (data: unknown) => readLightly(path, boot, data);
  const exhibition = {
    recommended: ask(EXHIBITION_PATHS.recommended),
    config: ask(EXHIBITION_PATHS.config),
  } as Pick<FrontGateway['exhibition'], 'recommended' | 'config'>; // answers of our own gateway, which are not checked here
  return {
    exhibition,
    recommended: (signal) => loadRecommended({ exhibition }, toSite(boot), { production, industry, signal }),
    isRegistered: (exhibitionId) =>
      isMember(read(preregistrationInfoName), exhibitionId) ||
      listAttended().some((entry) => entry.exhibitionId === exhibitionId),
    announced: {
      read: () => (read(exhibitionPopupName) ?? []) as readonly string[],
      save: (entries) => storeText(window, exhibitionPopupName, JSON.stringify(entries)),
    },
  };
}

const isMember = (records: unknown, key: string): boolean =>
  typeof records === 'object' && records !== null && key in records;

const listAttended = () => (read(homeCountryRegistrationsName) ?? []) as readonly { readonly exhibitionId?: unknown }[];

/** Whether the pop-up may appear: nobody types or has typed in the page, no file is being sent, no overlay is open. */
function isFree(): boolean {
  const { activeElement } = document;
  const isTyping = activeElement?.matches('input, textarea, select, [contenteditable]') === true;
  const querySelectorAll = (selector: string) => document.querySelectorAll(`main ${selector}`);
  return (
    !isTyping &&
    !hasBeenUsed({ activeElement, querySelectorAll }) &&
    document.querySelector('[data-overlay], dialog[open], [aria-busy=true], progress') === null
  );
}
