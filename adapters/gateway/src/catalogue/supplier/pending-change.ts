import { toCanonicalJson } from '@fairhall/core/contract/canonical-json';
import type { ProductContent } from '@fairhall/core/contract/catalogue/supplier-calls';
import type { ReviewField } from '@fairhall/core/contract/catalogue/supplier-limits';

/** The fields of a product that wait for an operator: only those that differ from the current content. */
export interface PendingChange extends Partial<Record<ReviewField, unknown>> {
  /** Texts whose name differs from the current one, or whose language the product does not have yet. */
  readonly name?: ProductContent['texts'];
  readonly pictures?: ProductContent['images'];
  readonly category?: string;
}

/** The part of a save that needs review; `present` is the current content. D-97 */
export function toPendingChange(present: ProductContent, wanted: ProductContent): PendingChange {
  const names = new Map(present.texts.map(({ lang, name }) => [lang, name]));
  const texts = wanted.texts.filter(({ lang, name }) => names.get(lang) !== name);
  return {
    ...(texts.length > 0 && { name: texts }),
    ...(toCanonicalJson(wanted.images) !== toCanonicalJson(present.images) && { pictures: wanted.images }),
    ...(wanted.categoryId !== present.categoryId && { category: wanted.categoryId }),
  };
}

/**
 * The part of a save that applies at once. A text in a new language waits as a whole, because there is no accepted name
 * to show it under.
 */
export function toImmediateContent(present: ProductContent, wanted: ProductContent): ProductContent {
  const names = new Map(present.texts.map(({ lang, name }) => [lang, name]));
  const texts = wanted.texts.flatMap((text) => {
    const name = names.get(text.lang);
    return name === undefined ? [] : [{ ...text, name }];
  });
  return { ...wanted, texts, images: present.images, categoryId: present.categoryId };
}

/** A product with its pending change applied. */
export function withPendingChange(
  present: ProductContent,
  { name = [], pictures, category }: PendingChange,
): ProductContent {
  const changed = new Map(name.map((text) => [text.lang, text]));
  const known = new Set(present.texts.map(({ lang }) => lang));
  const texts = present.texts.map((text) => ({ ...text, name: changed.get(text.lang)?.name ?? text.name }));
  return {
    ...present,
    texts: [...texts, ...name.filter(({ lang }) => !known.has(lang))],
    images: pictures ?? present.images,
    categoryId: category ?? present.categoryId,
  };
}

export const isNothing = (pending: PendingChange): boolean => Object.keys(pending).length === 0;

/** All pictures of a product and of its pending change, each once. */
export const listAllImages = ({ images }: ProductContent, { pictures = [] }: PendingChange): readonly string[] => [
  ...new Set([...images, ...pictures]),
];
