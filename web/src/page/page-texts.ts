import { createLightTexts } from '@fairhall/adapters/texts/light-texts';
import type { MessageFeature } from '@fairhall/core/messages';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { PageTexts } from './contexts.ts';
import { loadResources, SHELL_FEATURES } from './texts.ts';

/** Texts that grow by the files of each screen that is entered. */
export async function createPageTexts(lang: LanguageCode, first: readonly MessageFeature[]): Promise<PageTexts> {
  const known = new Set<MessageFeature>([...SHELL_FEATURES, ...first]);
  let resources = await loadResources(lang, [...known]);
  let current = createLightTexts(lang, resources);
  return {
    texts: {
      lang,
      text: (key, values) => current.text(key, values),
      counted: (key, count, values) => current.counted(key, count, values),
    },
    async ensure(features) {
      const missing = features.filter((feature) => !known.has(feature));
      if (missing.length === 0) return;
      resources = { ...resources, ...(await loadResources(lang, missing)) };
      for (const feature of missing) known.add(feature);
      current = createLightTexts(lang, resources);
    },
  };
}
