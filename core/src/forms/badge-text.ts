import { isBlankText } from './text-input.ts';

/** Pictures and flags with what joins and colours them; © ® ™ are letters of every font. */
const EMOJI =
  /(?:(?![©®™])[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\u20e3|\ufe0f|[\u{e0020}-\u{e007f}])\u200d?/gu;

/** A text without the pictures that no font of a badge has. D-31 */
export const stripEmoji = (text: string): string => {
  const letters = text.replace(EMOJI, '');
  return letters === text ? text : letters.replace(/\s+/g, ' ').trim();
};

/** Whether a badge would show nothing of a name. D-31 */
export const isBlankOnBadge = (name: string): boolean => isBlankText(stripEmoji(name));
