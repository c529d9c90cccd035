import type { InputOf, OutputOf } from '../contract/call.ts';
import type { GatewayError } from '../contract/error.ts';
import type { exhibition } from '../contract/exhibition/calls.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import { ok, type Result } from '../result.ts';
import type { IndustryKey } from '../site/industries.ts';

type RecommendedExhibitions = OutputOf<(typeof exhibition)['recommended']>;
type RecommendedQuery = Omit<InputOf<(typeof exhibition)['recommended']>, 'ageing'>;

/** Removes test exhibitions: in production, names with the word "test" are hidden. */
export const omitTestExhibitions = <Row extends { readonly name: string }>(
  rows: readonly Row[],
  { production }: { readonly production: boolean },
): readonly Row[] => (production ? rows.filter(({ name }) => !/\btest\b/i.test(name)) : rows);

interface RecommendedOptions {
  readonly production: boolean;
  /** Only exhibitions of this industry; all when absent. */
  readonly industry?: IndustryKey | undefined;
  readonly signal?: CancelSignal | undefined;
}

/** Loads the exhibitions to recommend: recent ones, or all others if there are no recent ones. */
export async function loadRecommended(
  { exhibition: calls }: { readonly exhibition: Pick<FrontGateway['exhibition'], 'recommended'> },
  query: RecommendedQuery,
  { production, industry, signal }: RecommendedOptions,
): Promise<Result<RecommendedExhibitions, GatewayError>> {
  const options = { handled: true, ...(signal === undefined ? {} : { signal }) };
  const recent = await calls.recommended({ ...query, ageing: 1 }, options);
  if (!recent.ok) return recent;
  const select = (rows: RecommendedExhibitions) =>
    omitTestExhibitions(rows, { production }).filter((row) => industry === undefined || row.industry === industry);
  const usable = select(recent.value);
  if (usable.length > 0) return ok(usable);
  const others = await calls.recommended({ ...query, ageing: 0 }, options);
  return others.ok ? ok(select(others.value)) : others;
}
