import type { Result } from '@fairhall/core/result';
import type { QueryInterpretation } from './query-interpretations.ts';
import type { SearchRequest } from './search-request.ts';

/** Finds products and suppliers.  */
export interface Search {
  /** A page as JSON text, in the form of API-140 and API-141; `cursor` when `after` cannot be read. */
  find(request: SearchRequest): Promise<Result<string, 'cursor'>>;
  /** Ways to take the words of a question about products, strictest first; none where it holds no word. */
  interpretations(keyword: string, lang: string): AsyncIterable<QueryInterpretation>;
  /** The language that texts are kept in for a reader: their own, else English. */
  languageFor(lang: string): Promise<string>;
}
