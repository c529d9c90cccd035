import { createLightTexts } from '@fairhall/adapters/texts/light-texts';
import type { MessageFeature } from '@fairhall/core/messages';
import type { Boot } from './boot.ts';
import type { PageTexts } from './contexts.ts';
import { DEFAULT_MESSAGE_FILES, loadResources } from './texts.ts';

/** The texts of a page; entering a screen adds its files. */
export async function createPageTexts(
  { lang, brand }: Pick<Boot, 'lang' | 'brand'>,
  first: readonly MessageFeature[],
): Promise<PageTexts> {
  const loaded = new Set<MessageFeature>([...DEFAULT_MESSAGE_FILES, ...first]);
  let resources = await loadResources(lang, [...loaded]);
  let current = createLightTexts(lang, resources, brand.name);
  return {
    texts: {
      lang,
      text: (key, values) => current.text(key, values),
      counted: (key, count, values) => current.counted(key, count, values),
    },
    async ensure(features) {
      const missing = features.filter((feature) => !loaded.has(feature));
      if (missing.length === 0) return;
      const further = await loadResources(lang, missing);
      // Read only after the wait: other calls may have added their texts meanwhile, which would otherwise be lost.
      resources = { ...resources, ...further };
      for (const feature of missing) loaded.add(feature);
      current = createLightTexts(lang, resources, brand.name);
    },
  };
}
