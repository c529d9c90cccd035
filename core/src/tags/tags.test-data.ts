import type { TagTree } from '../contract/categories/calls.ts';

/** A small tag tree for tests; one name has an accent. */
export const sampleTags: TagTree = [
  {
    id: '601',
    name: 'Materials',
    children: [
      {
        id: '60103',
        name: 'Natural fibres',
        tags: [
          { code: 'TG601031', name: 'Cotton' },
          { code: 'TG601032', name: 'Organic cotton' },
          { code: 'TG601033', name: 'Linen' },
        ],
      },
      { id: '60104', name: 'Leather', tags: [{ code: 'TG601041', name: 'Suède' }] },
    ],
  },
  {
    id: '602',
    name: 'Lighting',
    children: [
      {
        id: '60201',
        name: 'Indoor',
        tags: [
          { code: 'TG602011', name: 'Table lamp' },
          { code: 'TG602012', name: 'lamp' },
        ],
      },
    ],
  },
];

/** Creates a tree of `count` tags: 25 tags in a subcategory, five subcategories in a category. */
export function createTagTree(count: number): TagTree {
  const tree: TagTree = [];
  for (let number = 0; number < count; number += 1) {
    const categoryId = String(600 + Math.floor(number / 125));
    const subId = `${categoryId}${String(Math.floor(number / 25) % 5).padStart(2, '0')}`;
    if (tree.at(-1)?.id !== categoryId) tree.push({ id: categoryId, name: `Category ${categoryId}`, children: [] });
    const groups = tree.at(-1)?.children;
    if (groups?.at(-1)?.id !== subId) groups?.push({ id: subId, name: `Group ${subId}`, tags: [] });
    groups?.at(-1)?.tags.push({ code: `TG${String(number).padStart(6, '0')}`, name: `Tag number ${number}` });
  }
  return tree;
}
