import { listTiers } from './rank-tiers.ts';
import { documentTokens } from './tokens.ts';

/** A search filter. It is stored in the search vector beside the words, under a name that no word can have. */
export type Filter =
  | { readonly kind: 'category' | 'tag' | 'country' | 'exhibition'; readonly id: string }
  | { readonly kind: 'verified' | 'sample' };

/** Prefix of the lexemes of words in names. */
export const NAME_PREFIX = 'a:';

/**
 * The lexeme of a word in a name. It is stored beside the plain lexeme, so that one index serves searches in names as
 * well.
 */
export const nameLexeme = (token: string): string => NAME_PREFIX + token;

const FILTER_PREFIX = { category: 'c', tag: 't', country: 'n', exhibition: 'e' } as const;
const FILTER_FLAGS = { verified: 'v:1', sample: 's:1' } as const;

/** The lexeme of a filter. Words contain no colon, so that the two cannot be confused. */
export const filterLexeme = (filter: Filter): string =>
  'id' in filter ? `${FILTER_PREFIX[filter.kind]}:${filter.id}` : FILTER_FLAGS[filter.kind];

/** Everything that a row is found by. */
export interface SearchDocument {
  readonly rank: number;
  /** The names in every language. */
  readonly names: readonly string[];
  /** Further search words. */
  readonly keywords: readonly string[];
  readonly filters: readonly Filter[];
}

/**
 * The text of a search vector. It holds no positions: the index alone decides whether a row matches, without a recheck.
 */
export const toVectorText = (document: SearchDocument): string => formatVector(listLexemes(document));

/** All lexemes of a row, each once; the caller may add to the set. */
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

/** A lexeme as written in vectors and queries. Tokens contain no quote, but filters contain ids, which might. */
export const quoteLexeme = (lexeme: string): string =>
  HAS_QUOTE.test(lexeme) ? `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'` : `'${lexeme}'`;

const HAS_QUOTE = /['\\]/;
