import { documentTokens } from './tokens.ts';

/** A fact that rows are narrowed by; it stands in the search vector beside the words, under a name no word can have. */
export type Fact =
  | { readonly kind: 'category' | 'tag' | 'country' | 'exhibition'; readonly id: string }
  | { readonly kind: 'verified' };

/** The lexeme of a word in a name. It stands beside the plain one, so that names are searched by an index of their own kind. */
export const nameLexeme = (token: string): string => `a:${token}`;

const FACT_PREFIX = { category: 'c', tag: 't', country: 'n', exhibition: 'e' } as const;

/** The lexeme of a fact. Words hold no colon, so that neither is taken for the other. */
export const factLexeme = (fact: Fact): string =>
  fact.kind === 'verified' ? 'v:1' : `${FACT_PREFIX[fact.kind]}:${fact.id}`;

/** What a row is found by. */
export interface SearchDocument {
  /** Its names in every language. */
  readonly names: readonly string[];
  /** Words about it. */
  readonly keywords: readonly string[];
  readonly facts: readonly Fact[];
}

/** The text of a search vector. It holds no positions: what matches is told by the index alone, without a second look. */
export function vectorText({ names, keywords, facts }: SearchDocument): string {
  const inNames = names.flatMap(documentTokens);
  const anywhere = [...inNames, ...keywords.flatMap(documentTokens)];
  return [...new Set([...inNames.map(nameLexeme), ...anywhere, ...facts.map(factLexeme)])].map(quoted).join(' ');
}

/** A lexeme as vectors and queries write it. Tokens hold no quote; facts come from ids, which might. */
export const quoted = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
