import { LEAD_TAG_MAX, LEAD_TAGS_MAX } from '../contract/lead/limits.ts';
import { cutText } from '../forms/text-input.ts';

/** The tags that were typed in a row, with commas between as any language writes them; as many as a lead may have. D-62 */
export function typedTags(typed: string): string[] {
  const words = typed.split(/[,;،؛，、；\n]/).map((word) => cutText(word.trim(), LEAD_TAG_MAX).trim());
  return [...new Set(words.filter((word) => word !== ''))].slice(0, LEAD_TAGS_MAX);
}
