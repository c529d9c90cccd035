import { toDisplayText } from '@fairhall/core/contract/error-message';
import { MAX_TAG, TAG_KEYWORD_MAX } from '@fairhall/core/contract/rfq/tag-limits';
import { checkRules, maxLength } from '@fairhall/core/forms/rule';
import { trimText } from '@fairhall/core/forms/text-input';
import { err, ok, type Result } from '@fairhall/core/result';
import { loadTags } from '@fairhall/core/tags/load-tags';
import { getTagLimitMessage, toggleTag } from '@fairhall/core/tags/selection';
import type { TagChoice } from '@fairhall/core/tags/tag-value';
import { type Failure, fail, toCallFailure } from '../answer.ts';
import type { Connection } from '../connection.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import type { Invocation } from '../noun.ts';
import { readTextListOption, readTextOption, toOptionName } from '../option-values.ts';
import { waitWithProgress } from '../progress.ts';

const LIMIT = { maxTag: MAX_TAG, override: false };

/**
 * The tags of --tag with their names in the language of the command; fails for unknown codes and for too many.
 *
 */
export async function resolveTags(
  invocation: Invocation,
  { gateway, signal, origin }: Connection,
): Promise<Result<readonly TagChoice[], Failure>> {
  const codes = new Set(readTextListOption(invocation.options, 'tag'));
  if (codes.size === 0) return ok([]);
  const loaded = await waitWithProgress(invocation, loadTags(gateway, {}, signal));
  if (!loaded.ok) return toCallFailure(loaded.error, origin);
  let ticked: readonly TagChoice[] = [];
  for (const code of codes) {
    const entry = loaded.value.index.byCode.get(code);
    if (entry === undefined) return fail(COMMAND_EXIT_CODES.refused, { key: 'terminal.tag.unknown', values: { code } });
    const next = toggleTag(ticked, { label: entry.name, value: entry.code }, LIMIT);
    if (next === null) return fail(COMMAND_EXIT_CODES.refused, getTagLimitMessage(MAX_TAG));
    ticked = next;
  }
  return ok(ticked);
}

const PRODUCT_RULES = [maxLength(TAG_KEYWORD_MAX)];

/** Reads the product name, which may be given beside the tags or instead of them.  */
export function readProductName({ options, texts }: Invocation, option: string): Result<string, Failure> {
  const given = trimText(readTextOption(options, toOptionName(option)) ?? '');
  const failure = checkRules(PRODUCT_RULES, given, 'submit');
  if (failure === null) return ok(given);
  return err({
    exit: COMMAND_EXIT_CODES.refused,
    message: { text: `${option}: ${toDisplayText(texts, failure.message)}` },
  });
}
