import type { MessageFeature } from '@fairhall/core/messages';

/** Code that any page fetches when it is needed, with the texts that it shows. */
export interface Part<Module> {
  readonly load: () => Promise<Module>;
  /** The part's file below `web`, whose texts are those named here. */
  readonly file: string;
  /** Text files besides those of the shell. */
  readonly texts: readonly MessageFeature[];
}

export function part<Module>(
  load: () => Promise<Module>,
  file: string,
  texts: readonly MessageFeature[],
): Part<Module> {
  return { load, file, texts };
}

/** Loads a part with its texts. Rejects where either cannot be fetched. */
export async function loadPart<Module>(
  { load, texts }: Part<Module>,
  ensureTexts: (features: readonly MessageFeature[]) => Promise<void>,
): Promise<Module> {
  const [loaded] = await Promise.all([load(), ensureTexts(texts)]);
  return loaded;
}
