import { asciiDigits } from '../forms/text-input.ts';

/** Accents of Latin, Greek and Cyrillic, vowel signs of Arabic, and the Arabic stroke that only stretches a word. */
const MARKS = /[\u0300-\u036f\u0640\u064b-\u065f\u0670]/g;
/** Letters that a search takes for others, though Unicode does not decompose them. */
const ALIKE: Readonly<Record<string, string>> = {
  ß: 'ss',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ی: 'ي',
  ى: 'ي',
  ک: 'ك',
};
const ALIKE_LETTERS = new RegExp(`[${Object.keys(ALIKE).join('')}]`, 'g');

/** A name as searches compare it: without case, accents, vowel signs and doubled spaces, digits of any script as 0-9. */
export function fold(name: string): string {
  const plain = asciiDigits(name.normalize('NFKD').toLowerCase().replace(MARKS, ''));
  return plain
    .replace(ALIKE_LETTERS, (letter) => ALIKE[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}
