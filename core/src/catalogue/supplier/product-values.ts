import type { OwnProduct, ProductContent } from '../../contract/catalogue/supplier-calls.ts';

/** One row of a specification. */
export interface AttributeValues {
  readonly name: string;
  readonly value: string;
}

/** What is said of a product in one language. */
export interface TextValues {
  readonly name: string;
  readonly description: string;
  readonly attributes: readonly AttributeValues[];
}

/** What stands in the form of a product, as it was typed. */
export interface ProductValues {
  /** By language; one with nothing in it is not written. */
  readonly texts: Readonly<Record<string, TextValues>>;
  readonly categoryId: string;
  readonly images: readonly string[];
  /** Tags with their names in the language of the page. */
  readonly tags: readonly { readonly code: string; readonly name: string }[];
  readonly unit: string;
  readonly minOrder: string;
  readonly currency: string;
  readonly leadDays: string;
  readonly sampleAvailable: boolean;
  readonly steps: readonly { readonly min: string; readonly price: string }[];
}

export const NO_TEXT: TextValues = { name: '', description: '', attributes: [] };

/** A product that nobody has begun to write. */
export const NEW_VALUES: ProductValues = {
  ...{ texts: {}, categoryId: '', images: [], tags: [], unit: 'piece', minOrder: '', currency: 'USD', leadDays: '' },
  sampleAvailable: false,
  steps: [{ min: '', price: '' }],
};

export const valuesOf = (product: OwnProduct): ProductValues => ({
  texts: Object.fromEntries(product.texts.map(({ lang, ...text }) => [lang, text])),
  categoryId: product.categoryId,
  images: product.images,
  tags: product.tags,
  unit: product.unit,
  minOrder: String(product.minOrder),
  currency: product.currency,
  leadDays: product.leadDays === null ? '' : String(product.leadDays),
  sampleAvailable: product.sampleAvailable,
  steps: product.steps.map(({ min, price }) => ({ min: String(min), price })),
});

/** What is sent of values that have no problem. Steps, rows and texts that are empty are left out. */
export const contentOf = (values: ProductValues): ProductContent => ({
  texts: Object.entries(values.texts)
    .map(([lang, { name, description, attributes }]) => ({
      ...{ lang, name: name.trim(), description: description.trim() },
      attributes: attributes.filter(isWritten).map(trimmed),
    }))
    .filter(({ name }) => name !== ''),
  categoryId: values.categoryId,
  images: [...values.images],
  tags: values.tags.map(({ code }) => code),
  unit: values.unit,
  minOrder: Number(values.minOrder),
  currency: values.currency,
  leadDays: values.leadDays === '' ? null : Number(values.leadDays),
  sampleAvailable: values.sampleAvailable,
  steps: values.steps.filter(isFilled).map(({ min, price }) => ({ min: Number(min), price })),
});

const trimmed = ({ name, value }: AttributeValues): AttributeValues => ({ name: name.trim(), value: value.trim() });

export const isFilled = ({ min, price }: ProductValues['steps'][number]): boolean => min !== '' || price !== '';

/** Whether anything stands in a row of a specification. */
export const isWritten = ({ name, value }: AttributeValues): boolean => (name + value).trim() !== '';

/** The values with other rows in the specification of a language. */
export function withAttributes(
  values: ProductValues,
  lang: string,
  change: (rows: readonly AttributeValues[]) => readonly AttributeValues[],
): ProductValues {
  const text = values.texts[lang] ?? NO_TEXT;
  return { ...values, texts: { ...values.texts, [lang]: { ...text, attributes: change(text.attributes) } } };
}

export const withoutStep = (values: ProductValues, place: number): ProductValues => ({
  ...values,
  steps: values.steps.filter((_, other) => other !== place),
});
