import type { ListAddress } from '@fairhall/core/catalogue/list-address';
import type { IndexEntry } from '@fairhall/core/contract/directory/calls';
import { getValueOr } from '../../page/loader-results.ts';
import type { Visit } from '../../page/screen.ts';
import type { Crumb } from '../../ui/page-breadcrumbs.tsx';
import { loadSearch, type SearchData } from '../search/search-data.ts';
import type { ChipLink } from './link-chips.tsx';

export type KeywordKind = 'showroom' | 'hots';

export interface KeywordData {
  readonly kind: KeywordKind;
  readonly name: string;
  /** Whether an index contains this keyword. */
  readonly isKnown: boolean;
  readonly crumbs: readonly Crumb[];
  readonly results: SearchData;
  readonly related: readonly ChipLink[];
}

/** Converts an index entry to a link; a name that exists only in English is marked as English. */
export const toChipLink = ({ name, url, enName }: IndexEntry, lang: string): ChipLink => ({
  name,
  href: url,
  lang: enName === undefined && lang !== 'en' ? 'en' : null,
});

/** Loads the products that match the keyword in the address.  D-21 D-35 */
export async function loadKeyword(visit: Visit<KeywordKind>, kind: KeywordKind): Promise<KeywordData> {
  const { params, ports, texts, href, boot, signal } = visit;
  const { keyword: slug, pageNo = 1 } = params;
  const answer = await ports.gateway.directory.keyword({ kind, keyword: slug }, { signal, handled: true });
  const known = getValueOr(answer, null);
  const words = slug.replaceAll('-', ' ');
  const name = known?.name ?? words;
  const place: ListAddress = { route: kind, params: { keyword: slug } };
  const letter = /[a-z]/.exec(slug)?.[0] ?? 'a';
  const index = href(kind === 'showroom' ? 'showroomList' : 'hotsList', { letter });
  return {
    kind,
    name,
    isKnown: known !== null,
    crumbs: [{ name: texts.text(`lists.${kind}.index`, { letter: letter.toUpperCase() }), href: index }, { name }],
    results: await loadSearch(
      visit,
      { type: 'product', pageNo, keyword: known?.enName ?? words, listAddress: place },
      null,
      {
        heading: name,
        intro: texts.text(`lists.${kind}.intro`, { keyword: name }),
      },
    ),
    related: known?.related.map((entry) => toChipLink(entry, boot.lang)) ?? [],
  };
}

/** A keyword without products and without an index entry does not exist. */
export const isAbsent = ({ results, isKnown }: KeywordData): boolean =>
  results.isPastEnd || (results.none !== null && !isKnown);
