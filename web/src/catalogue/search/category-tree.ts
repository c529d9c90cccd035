import type { Category } from '@fairhall/core/contract/categories/calls';
import type { Visit } from '../../page/screen.ts';

/** The categories from the first level down to the one asked for; empty when there is no such category. */
export function findCategoryPath(id: string, categories: readonly Category[]): readonly Category[] {
  for (const category of categories) {
    if (category.id === id) return [category];
    if (!id.startsWith(category.id)) continue;
    const below = findCategoryPath(id, category.children);
    if (below.length > 0) return [category, ...below];
  }
  return [];
}

/** The categories down to one by its id; none for an id that is no category, such as a tag's. */
export async function pathOf(
  { ports, signal }: Pick<Visit, 'ports' | 'signal'>,
  id: string,
): Promise<readonly Category[]> {
  const tree = await ports.gateway.categories.all({}, { signal });
  return tree.ok ? findCategoryPath(id.toUpperCase(), tree.value) : [];
}
