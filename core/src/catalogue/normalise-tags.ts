import type { TagMapEntry, TagTree } from '../contract/categories.ts';

/** What a tag selector hands on: the chosen tags, and a product's name typed instead. */
export interface TagValue {
  readonly tag: readonly { readonly label: string; readonly value: string }[];
  readonly product: string;
}

/** */
export function isTagValue(value: unknown): value is TagValue {
  if (typeof value !== 'object' || value === null) return false;
  const { tag, product } = value as Partial<TagValue>; // members are checked one by one below
  return typeof product === 'string' && Array.isArray(tag) && tag.every(isTagOption);
}

/** Every tag of a tree by its code, with the two categories it stands in. */
export function buildTagMap(tree: TagTree): Readonly<Record<string, TagMapEntry>> {
  const entries = tree.flatMap((category) =>
    category.children.flatMap((sub) =>
      sub.tags.map(({ code, name }) => ({
        tagCode: code,
        tagName: name,
        category1Id: category.id,
        category2Id: sub.id,
      })),
    ),
  );
  return Object.fromEntries(entries.map((entry) => [entry.tagCode, entry]));
}

function isTagOption(option: unknown): boolean {
  if (typeof option !== 'object' || option === null) return false;
  const { label, value } = option as { label?: unknown; value?: unknown }; // checked on the next line
  return typeof label === 'string' && typeof value === 'string';
}
