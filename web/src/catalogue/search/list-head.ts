import type { Texts } from '@fairhall/core/ports/texts';
import type { Head } from '../../page/head.ts';
import type { SearchData } from './search-data.ts';

/** The part of a page's head that depends on its list. */
export const listHead = ({ near, none, isPastEnd, isNarrowed, products, suppliers }: SearchData): Partial<Head> => ({
  noIndex: none !== null || near !== null || isNarrowed,
  isAbsent: isPastEnd,
  items: [...products, ...suppliers],
});

/** The title of a list's page, which contains the page number from the second page on. */
export const toPageTitle = (title: string, { pageNo }: SearchData, { text }: Texts): string =>
  pageNo === 1 ? title : text('seo.list.page', { page: pageNo, title });
