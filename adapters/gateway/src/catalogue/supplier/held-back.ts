import { canonicalJson } from '@fairhall/core/contract/canonical-json';
import type { ProductContent } from '@fairhall/core/contract/catalogue/supplier-calls';
import type { ReviewedPart } from '@fairhall/core/contract/catalogue/supplier-limits';

/** What of a product waits for an operator: only what differs from what holds. */
export interface HeldBack extends Partial<Record<ReviewedPart, unknown>> {
  /** Texts with another name than in their language, or in a language that the product has none in. */
  readonly name?: ProductContent['texts'];
  readonly pictures?: ProductContent['images'];
  readonly category?: string;
}

/** What of a save waits, where `present` is what holds. D-97 */
export function heldBack(present: ProductContent, wanted: ProductContent): HeldBack {
  const names = new Map(present.texts.map(({ lang, name }) => [lang, name]));
  const texts = wanted.texts.filter(({ lang, name }) => names.get(lang) !== name);
  return {
    ...(texts.length > 0 && { name: texts }),
    ...(canonicalJson(wanted.images) !== canonicalJson(present.images) && { pictures: wanted.images }),
    ...(wanted.categoryId !== present.categoryId && { category: wanted.categoryId }),
  };
}

/** What of a save holds at once. A text in a new language waits whole: there is no name to show it under. */
export function heldAtOnce(present: ProductContent, wanted: ProductContent): ProductContent {
  const names = new Map(present.texts.map(({ lang, name }) => [lang, name]));
  const texts = wanted.texts.flatMap((text) => {
    const name = names.get(text.lang);
    return name === undefined ? [] : [{ ...text, name }];
  });
  return { ...wanted, texts, images: present.images, categoryId: present.categoryId };
}

/** A product with what waits of it. */
export function withHeldBack(present: ProductContent, { name = [], pictures, category }: HeldBack): ProductContent {
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

export const isNothing = (held: HeldBack): boolean => Object.keys(held).length === 0;

/** All pictures of a product and of what waits of it, each once. */
export const heldImages = ({ images }: ProductContent, { pictures = [] }: HeldBack): readonly string[] => [
  ...new Set([...images, ...pictures]),
];
