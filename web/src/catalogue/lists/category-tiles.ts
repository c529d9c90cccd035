import type { Category } from '@fairhall/core/contract/categories/calls';
import { imageUrl } from '@fairhall/core/contract/resource';
import { getFormat } from '@fairhall/core/site/format';
import { type IndustryKey, isIndustryKey } from '@fairhall/core/site/industries';
import type { Visit } from '../../page/screen.ts';
import type { ChipLink } from './link-chips.tsx';

/** A category with its picture and some of its subcategories. */
export interface CategoryTile {
  readonly id: string;
  readonly name: string;
  /** The name's language if it is not the page's; null otherwise. */
  readonly lang: string | null;
  readonly href: string;
  readonly image: string | null;
  readonly count: string;
  readonly below: readonly ChipLink[];
  /** Set if it differs from the whole list's. */
  readonly industry?: IndustryKey | null;
}

type TileVisit = Pick<Visit, 'boot' | 'texts' | 'href'>;

/** A category as a link to its own page, or to the address from `hrefOf`. */
export const categoryLinkOf = (
  { id, name, lang, enName }: Pick<Category, 'id' | 'name' | 'lang' | 'enName'>,
  visit: TileVisit,
): ChipLink => ({ name, lang: lang ?? null, href: visit.href('category', { name: enName, categoryId: id }) });

/** Formats a category, with at most `most` of its subcategories. */
export function categoryTile(category: Category, visit: TileVisit, most = 0): CategoryTile {
  const { href, name, lang } = categoryLinkOf(category, visit);
  return {
    id: category.id,
    name,
    href,
    lang: lang ?? null,
    ...pictureAndCount(category, visit),
    below: category.children.slice(0, most).map((child) => categoryLinkOf(child, visit)),
  };
}

export const pictureAndCount = (
  { image, count }: { readonly image?: string | undefined; readonly count: number },
  { boot, texts }: TileVisit,
): Pick<CategoryTile, 'image' | 'count'> => ({
  image: image === undefined || image === '' ? null : imageUrl(boot.imageServer, image, 242),
  count: texts.counted('lists.products', count, { count: getFormat(boot.lang).number(count) }),
});

export const industryOf = ({ industry }: { readonly industry?: string | undefined }): IndustryKey | null =>
  industry !== undefined && isIndustryKey(industry) ? industry : null;
