import type { Category } from '../contract/categories.ts';
import type { Link } from '../routes/link.ts';
import { categoryLink } from './product.view.ts';

/** A category as a face shows it, with what lies below. */
export interface CategoryView {
  readonly id: string;
  readonly name: string;
  /** The language of the name where it is not the page's. */
  readonly lang: string | null;
  readonly count: number;
  readonly link: Link;
  readonly children: readonly CategoryView[];
}

/** The category tree with its links.  */
export function categoriesView(categories: readonly Category[]): readonly CategoryView[] {
  return categories.map(({ id, name, lang, count, children }) => ({
    id,
    name,
    lang: lang ?? null,
    count,
    link: categoryLink(id, name),
    children: categoriesView(children),
  }));
}
