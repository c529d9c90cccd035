import type { Texts } from '@fairhall/core/ports/texts';
import type { Head } from '../../page/head.ts';
import type { SearchData } from './search-data.ts';

/** What a list says of itself to the head. */
export const listHead = ({ near, none, isPastEnd, isNarrowed, products, suppliers }: SearchData): Partial<Head> => ({
  noIndex: none !== null || near !== null || isNarrowed,
  isAbsent: isPastEnd,
  items: [...products, ...suppliers],
});

/** The title of a list's page, which says its number from the second on. */
export const toPageTitle = (title: string, { pageNo }: SearchData, { text }: Texts): string =>
  pageNo === 1 ? title : text('seo.list.page', { page: pageNo, title });
