import type { MessageKey } from '@fairhall/core/messages';
import type { MessageValues, Texts } from '@fairhall/core/ports/texts';
import type { TextResources } from './texts.ts';

const PLACE = /\{(\w+)\}/g;

/**
 * The same texts as `createTexts` gives, without the library behind it, which costs a page's first load 15 kB.
 * One suite of tests holds the two together.
 */
export function createLightTexts(lang: string, resources: TextResources): Texts {
  const forms = new Intl.PluralRules(lang);

  function filled(text: string, values: MessageValues): string {
    return text.replace(PLACE, (place, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : place));
  }

  const text = (key: MessageKey | string, values?: MessageValues): string => {
    const found = resources[key] ?? key;
    return values === undefined ? found : filled(found, values);
  };

  return {
    lang,
    text,
    counted(key, count, values) {
      const form = `${key}_${forms.select(count)}`;
      return text(form in resources ? form : `${key}_other`, { count, ...values });
    },
  };
}
