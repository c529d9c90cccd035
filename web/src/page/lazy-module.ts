import type { MessageFeature } from '@fairhall/core/messages';
import { loadModule, loadQuietly } from './load-module.ts';

/** Code that any page fetches when it is needed, with the texts that it shows. */
export interface LazyModule<Module> {
  readonly load: () => Promise<Module>;
  /** The part's file below `web`, whose texts are those named here. */
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

/** Loads a part with its texts. Rejects where either cannot be fetched, which the page says then. */
export const loadPart = <Module>(part: LazyModule<Module>, ensureTexts: EnsureTexts): Promise<Module> =>
  loadModule(() => withTexts(part, ensureTexts));

/** The same ahead of need, or for what the page does without: it says nothing. */
export const loadPartQuietly = <Module>(part: LazyModule<Module>, ensureTexts: EnsureTexts): Promise<Module> =>
  loadQuietly(() => withTexts(part, ensureTexts));

async function withTexts<Module>({ load, texts }: LazyModule<Module>, ensureTexts: EnsureTexts): Promise<Module> {
  const [loaded] = await Promise.all([load(), ensureTexts(texts)]);
  return loaded;
}
