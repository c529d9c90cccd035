import { isBlankText } from './text-input.ts';

/** Emoji and flags with their joiners and modifiers. The signs © ® ™ stay, since every font has them. */
const EMOJI =
  /(?:(?![©®™])[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\u20e3|\ufe0f|[\u{e0020}-\u{e007f}])\u200d?/gu;

/** Removes emoji, which the badge's fonts lack. D-31 */
export const stripEmoji = (text: string): string => {
  const letters = text.replace(EMOJI, '');
  return letters === text ? text : letters.replace(/\s+/g, ' ').trim();
};

/** Whether a name would be blank on a badge. D-31 */
export const isBlankOnBadge = (name: string): boolean => isBlankText(stripEmoji(name));
