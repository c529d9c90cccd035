import { listTiers } from './rank-tiers.ts';
import { documentTokens } from './tokens.ts';

/** A filter that rows are narrowed by; it stands in the search vector beside the words, under a name no word can have. */
export type Filter =
  | { readonly kind: 'category' | 'tag' | 'country' | 'exhibition'; readonly id: string }
  | { readonly kind: 'verified' | 'sample' };

/** What the lexeme of a word in a name begins with. */
export const NAME_PREFIX = 'a:';

/** The lexeme of a word in a name. It stands beside the plain one, so that names are searched by an index of their own kind. */
export const nameLexeme = (token: string): string => NAME_PREFIX + token;

const FILTER_PREFIX = { category: 'c', tag: 't', country: 'n', exhibition: 'e' } as const;
const FILTER_FLAGS = { verified: 'v:1', sample: 's:1' } as const;

/** The lexeme of a filter. Words hold no colon, so that neither is taken for the other. */
export const filterLexeme = (filter: Filter): string =>
  'id' in filter ? `${FILTER_PREFIX[filter.kind]}:${filter.id}` : FILTER_FLAGS[filter.kind];

/** What a row is found by. */
export interface SearchDocument {
  readonly rank: number;
  /** Its names in every language. */
  readonly names: readonly string[];
  /** Words about it. */
  readonly keywords: readonly string[];
  readonly filters: readonly Filter[];
}

/** The text of a search vector. It holds no positions: what matches is told by the index alone, without a second look. */
export const toVectorText = (document: SearchDocument): string => formatVector(listLexemes(document));

/** What a row is found by, each once; whoever asks may add to it. */
export function listLexemes({ rank, names, keywords, filters }: SearchDocument): Set<string> {
  const inNames = names.flatMap(documentTokens);
  const found = new Set(inNames.map(nameLexeme));
  for (const token of inNames) found.add(token);
  for (const text of keywords) for (const token of documentTokens(text)) found.add(token);
  for (const filter of filters) found.add(filterLexeme(filter));
  for (const tier of listTiers(rank)) found.add(tier);
  return found;
}

/** Lexemes as the text of a search vector. */
export const formatVector = (lexemes: Iterable<string>): string => {
  let text = '';
  for (const lexeme of lexemes) text += text === '' ? quoteLexeme(lexeme) : ` ${quoteLexeme(lexeme)}`;
  return text;
};

/** A lexeme as vectors and queries write it. Tokens hold no quote; filters come from ids, which might. */
export const quoteLexeme = (lexeme: string): string =>
  HAS_QUOTE.test(lexeme) ? `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'` : `'${lexeme}'`;

const HAS_QUOTE = /['\\]/;
