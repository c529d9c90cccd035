import { MAX_RELATED_WORDS, selectGuesses, selectWordForms, WORD_ROWS_JSON } from './dictionary-statements.ts';
import { NAME_PREFIX } from './lexemes.ts';
import type { ParameterName } from './parameters.ts';
import { MAX_EXACT_TOTAL, type SearchTarget } from './search-request.ts';
import { MIN_KNOWN_ROWS } from './spelling-corrections.ts';

/**
 * An expression for any of the related words of a word, in the form of `wordExpression`: the word itself first, then
 * the most frequent ones.
 */
function selectAnyForm(lexeme: string): string {
  const all = `string_agg('''' || ${lexeme} || '''', ') | (' order by word <> token, found_in desc, word)`;
  return `case when count(word) > 1 then '((' || ${all} || '))' else ${all} end`;
}

/**
 * The words of a query with their related words, and from them the first interpretation (`way`), as
 * `generateInterpretations` builds it: names before the others, or anywhere if no name holds the words. Its expressions
 * are null if a word is unknown or if more rows match than are fetched at once. The caller still decides on the
 * interpretation, and uses the rows only if its expressions are identical.
 */
export function selectWordsAndInterpretation(
  searched: SearchTarget,
  isTurkish: boolean,
  parameter: (name: ParameterName) => string,
): string {
  const addFilters = (words: string): string => `${words} || coalesce(' & ' || ${parameter('filters')}, '')`;
  return `held as materialized (
      select ${isTurkish ? 'distinct' : ''} token, place, word, found_in, named
      from jsonb_array_elements_text(${parameter('tokens')}) with ordinality given (token, place)
      ${selectWordForms(`'${searched}'`, String(isTurkish))}
    ), word as materialized (
      select token, place, count(*) as forms, sum(found_in)::integer as rows, sum(named)::integer as named,
        ${selectAnyForm('word')} as anywhere, ${selectAnyForm(`'${NAME_PREFIX}' || word`)} as names
      from held group by token, place
    ), question as (
      select count(*) as words, min(rows) as rows, min(named) as named, max(forms) as forms,
        ${addFilters(`string_agg(anywhere, ' & ' order by place)`)} as anywhere,
        ${addFilters(`string_agg(names, ' & ' order by place)`)} as names
      from word
    ), way as materialized (
      select
        case when named > 0 then names else anywhere end as first,
        case when named > 0 then anywhere end as second
      from question
      where words = jsonb_array_length(${parameter('tokens')}) and forms <= ${MAX_RELATED_WORDS} and rows <= ${MAX_EXACT_TOTAL}
    )`;
}

/** Columns about the words in the answer of a statement with `selectWordsAndInterpretation`, each a text. */
export const selectInitialQueryWords = (searched: SearchTarget, parameter: (name: ParameterName) => string) => ({
  words: `(select ${WORD_ROWS_JSON} from held)`,
  guesses: `(
      select ${selectGuesses(`'${searched}'`)} from (
        select token, coalesce((select rows from word where word.token = given.token), 0) as rows
        from jsonb_array_elements_text(${parameter('tokens')}) given (token) offset 0
      ) asked where rows < ${MIN_KNOWN_ROWS}
    )`,
  expressions: (between: string): string => `coalesce((select concat_ws(${between}, first, second) from way), '')`,
});
