import { LEAD_TAG_MAX, LEAD_TAGS_MAX } from '../contract/lead/limits.ts';
import { truncateText } from '../forms/text-input.ts';

/** Parses a list of tags, separated by the commas of any language; limited to the maximum of a lead. D-62 */
export function parseTags(typed: string): string[] {
  const words = typed.split(/[,;،؛，、；\n]/).map((word) => truncateText(word.trim(), LEAD_TAG_MAX).trim());
  return [...new Set(words.filter((word) => word !== ''))].slice(0, LEAD_TAGS_MAX);
}
