import { ok, type Result } from '@fairhall/core/result';
import type { Answer, Failure } from './answer.ts';
import type { Invocation, OptionSpec, Verb } from './noun.ts';
import { readNumberOption } from './option-values.ts';

/** A page of a list, as the gateway returns it. */
export interface ListPage<Row = unknown> {
  readonly records: readonly Row[];
  readonly total: number;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** The answer of every `list` command: with --json a page of records, otherwise a table. */
export interface ListAnswer extends Answer {
  readonly data: ListPage;
  readonly view: Answer['view'] & { readonly kind: 'table' };
}

export type ListOutcome = Result<ListAnswer, Failure>;

interface ListVerb extends Omit<Verb, 'run'> {
  run(invocation: Invocation): Promise<ListOutcome>;
}

const PAGE: OptionSpec = { flags: '--page <number>', about: 'terminal.search.page' };
const PAGE_MAX = 1_000_000;
/** Maximum page size of a list that is loaded completely. */
const MAX_PAGE_SIZE = 1000;

/** The verb `list` of a noun, with the option `--page`. It lists the records that its caller may see. */
export const listVerb = (verb: ListVerb): Verb => ({ ...verb, options: [...(verb.options ?? []), PAGE] });

/** The page of --page, otherwise the first. */
export function readPageOption(options: Invocation['options']): Result<number, Failure> {
  const page = readNumberOption(options, 'page', 1, PAGE_MAX);
  return page.ok ? ok(page.value ?? 1) : page;
}

/** Cuts a page from rows that are loaded completely. */
export function toPage<Row>(rows: readonly Row[], pageNo: number): ListPage<Row> {
  const begin = (pageNo - 1) * MAX_PAGE_SIZE;
  return {
    records: rows.slice(begin, begin + MAX_PAGE_SIZE),
    total: rows.length,
    pageNo,
    pageSize: MAX_PAGE_SIZE,
  };
}
