import type { GatewayError } from '../contract/error.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Gateway } from '../ports/gateway.ts';
import { ok, type Result } from '../result.ts';
import { buildTagIndex, type TagEntry, type TagIndex } from './tag-index.ts';

export interface LoadedTags {
  readonly index: TagIndex;
  /** The tags that most products of the industry have; empty if they could not be loaded. */
  readonly recommended: readonly TagEntry[];
}

export interface TagQuery {
  /** An industry's key or event code; all industries if absent. */
  readonly industry?: string | undefined;
  /** Limits the tree to these categories; ignored if the tree has none of them. */
  readonly categoryIds?: readonly string[] | undefined;
}

/** Loads the tree with its recommended tags. The tree of an industry is cached for longer.  */
export async function loadTags(
  gateway: Pick<Gateway, 'categories'>,
  { industry, categoryIds = [] }: TagQuery,
  signal: CancelSignal,
): Promise<Result<LoadedTags, GatewayError>> {
  const input = industry === undefined ? {} : { industry };
  const options = { signal, handled: true };
  const [tree, recommended] = await Promise.all([
    industry === undefined
      ? gateway.categories.cateAndTag({}, options)
      : gateway.categories.industryTags({ industry }, options),
    gateway.categories.recommendTags(input, options),
  ]);
  if (!tree.ok) return tree;
  const narrowed = tree.value.filter(({ id }) => categoryIds.includes(id));
  const index = buildTagIndex(narrowed.length > 0 ? narrowed : tree.value);
  const rows = recommended.ok ? recommended.value : [];
  return ok({ index, recommended: rows.flatMap(({ tagCode }) => index.byCode.get(tagCode) ?? []) });
}
