import type { MessageKey } from '@fairhall/core/messages';
import type { MessageValues, Texts } from '@fairhall/core/ports/texts';
import { createInstance } from 'i18next';

/** Texts of one language by key, of the features that are loaded. */
export type TextResources = Readonly<Record<string, string>>;

/**
 * The texts of one language. Keys are whole (`feature.part.name`), values are put in as they are, since whoever shows
 * them escapes them; a key without a text shows as itself.
 */
export function createTexts(lang: string, resources: TextResources): Texts {
  const instance = createInstance();
  // With its texts at hand it is ready at once; the promise it answers has nothing left to wait for.
  void instance.init({
    lng: lang,
    resources: { [lang]: { texts: resources } },
    defaultNS: 'texts',
    fallbackLng: false,
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  });
  const plain = new Map<string, string>();

  function getPlainText(key: MessageKey): string {
    const cached = plain.get(key);
    if (cached !== undefined) return cached;
    const text = instance.t(key, { skipInterpolation: true });
    plain.set(key, text);
    return text;
  }

  const fillText = (key: string, values: MessageValues, count?: number): string =>
    instance.t(key, { replace: values, ...(count === undefined ? {} : { count }) });

  return {
    lang,
    text: (key, values) => (values === undefined ? getPlainText(key) : fillText(key, values)),
    counted: (key, count, values) => fillText(key, { ...values, count }, count),
  };
}
