import { storedValue } from '@fairhall/adapters/browser/stored-value';
import { comparedName } from '@fairhall/core/catalogue/stored-names';
import type { ComponentType } from 'react';
import type { PageTexts } from '../../page/contexts.ts';
import { loadOnce } from '../../page/load-once.ts';
import type { PortsSource } from '../../page/ports-source.ts';
import type { RunningChoice } from './start-choice.ts';

export const NONE: readonly string[] = [];

const watchers = new Set<() => void>();
const notify = (): void => {
  for (const watcher of watchers) watcher();
};

const { load, now } = loadOnce(
  async (source: PortsSource, ensureTexts: PageTexts['ensure']): Promise<RunningChoice> => {
    const [{ startChoice }, ports] = await Promise.all([
      import('./start-choice.ts'),
      source.load(),
      ensureTexts(['compare']),
    ]);
    return startChoice(ports);
  },
  ({ flow }) => {
    flow.subscribe(notify);
    notify();
  },
);

let stored: readonly string[] | undefined;

function readStored(): readonly string[] {
  const kept = storedValue(window, comparedName, Date.now());
  return Array.isArray(kept) ? kept : NONE;
}

/** The choice of this browser; its code is loaded when somebody chooses, or has chosen before. */
export const compareHost = {
  load,
  ids(): readonly string[] {
    stored ??= readStored();
    return now()?.flow.view().ids ?? stored;
  },
  /** Null until the code is loaded. */
  tray: (): ComponentType | null => now()?.Tray ?? null,
  watch(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
};
