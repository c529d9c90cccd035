import type { TagMapEntry, TagTree } from '../contract/categories.ts';

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
