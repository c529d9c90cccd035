import { unitName } from '@fairhall/core/catalogue/unit';
import type { Texts } from '@fairhall/core/ports/texts';
import type { RfqView } from '@fairhall/core/rfq/rfq.view';
import { getFormat } from '@fairhall/core/site/format';
import type { LanguageCode } from '@fairhall/core/site/languages';

/** The request as texts, as far as it is filled in; null for an empty value. */
export interface RequestWords {
  /** Names of the requested products; may be empty. */
  readonly products: readonly string[];
  readonly description: string | null;
  readonly question: string | null;
  readonly files: string | null;
  readonly quantity: string | null;
  readonly country: string | null;
  readonly email: string | null;
}

export function requestWords(view: RfqView, texts: Texts, lang: LanguageCode): RequestWords {
  const { fields, cateAndTag, product, files, countries } = view;
  const format = getFormat(lang);
  const names = [cateAndTag?.product ?? '', ...(cateAndTag?.tag.map(({ label }) => label) ?? [])].filter(Boolean);
  const quantity = fields.quantity.value;
  const country = countries.find(({ id }) => id === fields.countryId.value);
  const count = { count: format.number(files.length) };
  return {
    products: names.length === 0 && product?.name ? [product.name] : names,
    description: fields.description.value.trim() || null,
    question: fields.question.value.trim() || null,
    files: files.length === 0 ? null : texts.counted('rfq.files.count', files.length, count),
    quantity: quantity === '' ? null : `${format.number(Number(quantity))} ${unitName(texts, fields.unit.value)}`,
    country: country === undefined ? null : format.countryName(country.code2),
    email: fields.email.value.trim() || null,
  };
}
