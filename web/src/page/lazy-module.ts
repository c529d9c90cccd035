import type { MessageFeature } from '@fairhall/core/messages';
import { loadModule, loadQuietly } from './load-module.ts';

/** Code that any page can load on demand, with its texts. */
export interface LazyModule<Module> {
  readonly load: () => Promise<Module>;
  /** The module's file below `web`. */
  readonly file: string;
  /** Text files besides those of the shell. */
  readonly texts: readonly MessageFeature[];
}

export function createLazyModule<Module>(
  load: () => Promise<Module>,
  file: string,
  texts: readonly MessageFeature[],
): LazyModule<Module> {
  return { load, file, texts };
}

type EnsureTexts = (features: readonly MessageFeature[]) => Promise<void>;

/** Loads a module with its texts. Rejects if either cannot be loaded; the page then shows a notice. */
export const loadPart = <Module>(part: LazyModule<Module>, ensureTexts: EnsureTexts): Promise<Module> =>
  loadModule(() => withTexts(part, ensureTexts));

/** Loads a module with its texts ahead of need, or one that the page can do without: a failure shows no notice. */
export const loadPartQuietly = <Module>(part: LazyModule<Module>, ensureTexts: EnsureTexts): Promise<Module> =>
  loadQuietly(() => withTexts(part, ensureTexts));

async function withTexts<Module>({ load, texts }: LazyModule<Module>, ensureTexts: EnsureTexts): Promise<Module> {
  const [loaded] = await Promise.all([load(), ensureTexts(texts)]);
  return loaded;
}
