import type { OwnProduct, ProductContent } from '../contract/supplier-product.ts';

/** What stands in the form of a product, as it was typed. */
export interface ProductValues {
  /** By language; one with an empty name and description is not written. */
  readonly texts: Readonly<Record<string, { readonly name: string; readonly description: string }>>;
  readonly categoryId: string;
  readonly images: readonly string[];
  readonly unit: string;
  readonly minOrder: string;
  readonly currency: string;
  readonly leadDays: string;
  readonly steps: readonly { readonly min: string; readonly price: string }[];
}

export const NO_TEXT = { name: '', description: '' } as const;

/** A product that nobody has begun to write. */
export const NEW_VALUES: ProductValues = {
  ...{ texts: {}, categoryId: '', images: [], unit: 'piece', minOrder: '', currency: 'USD', leadDays: '' },
  steps: [{ min: '', price: '' }],
};

export const valuesOf = (product: OwnProduct): ProductValues => ({
  texts: Object.fromEntries(product.texts.map(({ lang, name, description }) => [lang, { name, description }])),
  categoryId: product.categoryId,
  images: product.images,
  unit: product.unit,
  minOrder: String(product.minOrder),
  currency: product.currency,
  leadDays: product.leadDays === null ? '' : String(product.leadDays),
  steps: product.steps.map(({ min, price }) => ({ min: String(min), price })),
});

/** What is sent of values that have no problem. Steps and texts that are empty are left out. */
export const contentOf = (values: ProductValues): ProductContent => ({
  texts: Object.entries(values.texts)
    .map(([lang, { name, description }]) => ({ lang, name: name.trim(), description: description.trim() }))
    .filter(({ name }) => name !== ''),
  categoryId: values.categoryId,
  images: [...values.images],
  unit: values.unit,
  minOrder: Number(values.minOrder),
  currency: values.currency,
  leadDays: values.leadDays === '' ? null : Number(values.leadDays),
  steps: values.steps.filter(isFilled).map(({ min, price }) => ({ min: Number(min), price })),
});

export const isFilled = ({ min, price }: ProductValues['steps'][number]): boolean => min !== '' || price !== '';
