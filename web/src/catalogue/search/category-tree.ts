import type { Category } from '@fairhall/core/contract/categories/calls';
import type { Visit } from '../../page/screen.ts';

/** Returns the categories from the first level down to the given one; empty if it does not exist. */
export function findCategoryPath(id: string, categories: readonly Category[]): readonly Category[] {
  for (const category of categories) {
    if (category.id === id) return [category];
    if (!id.startsWith(category.id)) continue;
    const below = findCategoryPath(id, category.children);
    if (below.length > 0) return [category, ...below];
  }
  return [];
}

/**
 * Loads the categories from the first level down to the given one; empty for an id that is not a category's, such as a
 * tag's.
 */
export async function pathOf(
  { ports, signal }: Pick<Visit, 'ports' | 'signal'>,
  id: string,
): Promise<readonly Category[]> {
  const tree = await ports.gateway.categories.all({}, { signal });
  return tree.ok ? findCategoryPath(id.toUpperCase(), tree.value) : [];
}
