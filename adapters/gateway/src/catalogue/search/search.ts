import type { Result } from '@fairhall/core/result';
import type { QueryInterpretation } from './query-interpretations.ts';
import type { SearchRequest } from './search-request.ts';

/** Finds products and suppliers.  */
export interface Search {
  /** A page as JSON text, in the form of API-140 and API-141; the error `cursor` if `after` is invalid. */
  find(request: SearchRequest): Promise<Result<string, 'cursor'>>;
  /** Interpretations of a product query, strictest first; none if it contains no word. */
  interpretations(keyword: string, lang: string): AsyncIterable<QueryInterpretation>;
  /** The language in which texts are stored for a user: their own, else English. */
  languageFor(lang: string): Promise<string>;
}
