export interface LineRoom {
  /** Maximum number of lines; a longer text ends with an ellipsis. */
  readonly lines: number;
  readonly width: number;
  /** The width of the first line, if another element stands beside it. */
  readonly firstWidth?: number;
  /** The drawn width of a text. */
  readonly measure: (text: string) => number;
  /**
   * The language, which decides where words end; Thai, Khmer, Burmese, Chinese and Japanese write no spaces between
   * words.
   */
  readonly lang: string;
}

const ELLIPSIS = '…';
/** Characters that must not begin a line, and characters that must not end one. */
const CLOSING = /^[\p{Pe}\p{Pf}\p{Po}\p{Pd}\p{M}\u0e46\u30fc]/u;
const OPENING = /[\p{Ps}\p{Pi}]$/u;

/** Breaks a text into lines between its words, and a word that is wider than a line between its letters. */
export function wrapLines(text: string, room: LineRoom): readonly string[] {
  const lines: string[] = [''];
  const add = (piece: string): void => {
    const line = lines.at(-1) ?? '';
    const letters = splitLetters(piece);
    if (room.measure((line + piece).trimEnd()) <= measureWidth(room, lines.length))
      lines[lines.length - 1] = line + piece;
    else if (line !== '') {
      lines.push('');
      add(piece.trimStart());
    } else if (letters.length > 1) letters.forEach(add);
    else lines[lines.length - 1] = piece;
  };
  splitPieces(text.trim().replace(/\s+/g, ' '), room.lang).forEach(add);
  const most = room.lines;
  const visible =
    lines.length <= most ? lines : [...lines.slice(0, most - 1), truncateLine(lines.slice(most - 1).join(''), room)];
  return visible.map((line) => line.trim()).filter((line) => line !== '');
}

const measureWidth = ({ width, firstWidth = width }: LineRoom, line: number): number =>
  line === 1 ? firstWidth : width;

/** The unbreakable pieces of a text in order: each is a word with the punctuation and the space that follow it. */
function splitPieces(text: string, lang: string): readonly string[] {
  const pieces: string[] = [];
  for (const { segment } of new Intl.Segmenter(lang, { granularity: 'word' }).segment(text)) {
    const last = pieces.at(-1);
    const staysWithLast = last !== undefined && (segment === ' ' || CLOSING.test(segment) || OPENING.test(last));
    if (staysWithLast) pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}

/** The words of a text, without spaces and punctuation. */
export const splitWords = (text: string, lang: string): readonly string[] =>
  [...new Intl.Segmenter(lang, { granularity: 'word' }).segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);

const splitLetters = (text: string): readonly string[] =>
  [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);

/** As much of a text as fits on the last line before an ellipsis. */
function truncateLine(text: string, room: LineRoom): string {
  const letters = [...splitLetters(text)];
  const width = measureWidth(room, room.lines);
  while (letters.length > 0 && room.measure(letters.join('').trimEnd() + ELLIPSIS) > width) letters.pop();
  return letters.join('').trimEnd() + ELLIPSIS;
}
