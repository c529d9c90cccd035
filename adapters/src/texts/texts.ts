import type { MessageKey } from '@fairhall/core/messages';
import type { MessageValues, Texts } from '@fairhall/core/ports/texts';
import { PRODUCT_NAME } from '@fairhall/core/site/product-name';
import { createInstance } from 'i18next';

/** Texts of one language by key, for the loaded features. */
export type TextResources = Readonly<Record<string, string>>;

/**
 * The texts of one language. Keys are complete (`feature.part.name`). Values are not escaped, since the view escapes
 * them. A missing key is shown as itself.
 */
export function createTexts(lang: string, resources: TextResources, siteName = PRODUCT_NAME): Texts {
  const instance = createInstance();
  // The texts are given, so it is ready synchronously and the promise can be ignored.
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
    const text = instance.t(key, { replace: { siteName } });
    plain.set(key, text);
    return text;
  }

  const fillText = (key: string, values: MessageValues, count?: number): string =>
    instance.t(key, { replace: { siteName, ...values }, ...(count === undefined ? {} : { count }) });

  return {
    lang,
    text: (key, values) => (values === undefined ? getPlainText(key) : fillText(key, values)),
    counted: (key, count, values) => fillText(key, { ...values, count }, count),
  };
}
