import { documentTokens } from './tokens.ts';

/** A fact that rows are narrowed by; it stands in the search vector beside the words, under a name no word can have. */
export type Fact =
  | { readonly kind: 'category' | 'tag' | 'country' | 'exhibition'; readonly id: string }
  | { readonly kind: 'verified' };

const FACT_PREFIX = { category: 'c', tag: 't', country: 'n', exhibition: 'e' } as const;

/** The lexeme of a fact. Words hold no colon, so that neither is taken for the other. */
export const factLexeme = (fact: Fact): string =>
  fact.kind === 'verified' ? 'v:1' : `${FACT_PREFIX[fact.kind]}:${fact.id}`;

/** What a row is found by. */
export interface SearchDocument {
  /** Its names in every language: weight A. */
  readonly names: readonly string[];
  /** Words about it: weight B. */
  readonly keywords: readonly string[];
  readonly facts: readonly Fact[];
}

/** The text of a search vector: words with their weight, facts without. */
export function vectorText({ names, keywords, facts }: SearchDocument): string {
  const inName = new Set(names.flatMap(documentTokens));
  const anywhere = new Set(keywords.flatMap(documentTokens));
  return [
    ...[...inName].map((token) => `${quoted(token)}:1A`),
    ...[...anywhere].filter((token) => !inName.has(token)).map((token) => `${quoted(token)}:1B`),
    ...[...new Set(facts.map(factLexeme))].map(quoted),
  ].join(' ');
}

/** A lexeme as vectors and queries write it. Tokens hold no quote; facts come from ids, which might. */
export const quoted = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
