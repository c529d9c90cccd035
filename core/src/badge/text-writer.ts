import type { LanguageCode } from '../site/languages.ts';
import type { BadgeCanvas } from './badge-canvas.ts';
import { badgeFonts } from './badge-fonts.ts';
import { type LineRoom, splitWords, wrapLines } from './wrap-lines.ts';

/** The typography of a text. */
export interface TextStyle {
  readonly size: number;
  readonly weight: number;
  /** Line height in pixels; scripts with tall letters need more. */
  readonly line: number;
  readonly colour: string;
  /** Space added between letters, as a fraction of the size. */
  readonly tracking?: number;
}

export type Side = 'left' | 'right';

/** Draws texts on a canvas. `side` is the alignment, `edge` the x of that side. */
export interface TextWriter {
  /** The lines of a text that fit into the room. */
  wrap(text: string, style: TextStyle, room: Room): readonly string[];
  width(text: string, style: TextStyle): number;
  /** The width of the widest word of a text. */
  wordWidth(text: string, style: TextStyle): number;
  /** Writes the lines of one text from `top` downwards, and returns the y below the last line. */
  write(lines: readonly string[], style: TextStyle, position: TextPosition): number;
}

export type Room = Pick<LineRoom, 'width' | 'firstWidth' | 'lines'>;

export interface TextPosition {
  readonly edge: number;
  readonly side: Side;
  readonly top: number;
}

/** Scripts whose letters join or stack: letter spacing would tear them apart. */
const SCRIPT_JOINED = new RegExp(
  `[${[
    'Arabic',
    'Thai',
    'Lao',
    'Khmer',
    'Myanmar',
    'Devanagari',
    'Bengali',
    'Gurmukhi',
    'Gujarati',
    'Oriya',
    'Tamil',
    'Telugu',
    'Kannada',
    'Malayalam',
    'Sinhala',
  ]
    .map((script) => `\\p{Script=${script}}`)
    .join('')}]`,
  'u',
);
const RIGHT_TO_LEFT = /\p{Script=Arabic}|\p{Script=Hebrew}/u;

/** Whether a text's first letter belongs to a right-to-left script. */
const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(/\p{L}/u.exec(text)?.[0] ?? '');

export const isJoined = (text: string): boolean => SCRIPT_JOINED.test(text);

/** The line height of a text in pixels. */
export const lineOf = (text: string, { size, line }: TextStyle): number =>
  isJoined(text) ? Math.max(line, Math.round(size * 1.5)) : line;

/** Writes texts in the fonts of a badge's language, each in the direction of its own script. */
export function createTextWriter(canvas: BadgeCanvas, lang: LanguageCode): TextWriter {
  const families = [...badgeFonts(lang).map((name) => `"${name}"`), 'system-ui', 'sans-serif'].join(', ');
  const take = (text: string, { size, weight, tracking = 0 }: TextStyle) => {
    canvas.font = `${weight} ${size}px ${families}`;
    canvas.letterSpacing = `${isJoined(text) ? 0 : tracking * size}px`;
    canvas.direction = isRightToLeft(text) ? 'rtl' : 'ltr';
  };
  const measureWidth = (text: string, style: TextStyle): number => {
    take(text, style);
    return canvas.measureText(text).width;
  };
  return {
    width: measureWidth,
    wordWidth: (text, style) => Math.max(0, ...splitWords(text, lang).map((word) => measureWidth(word, style))),
    wrap: (text, style, room) => wrapLines(text, { ...room, lang, measure: (part) => measureWidth(part, style) }),
    write(lines, style, { edge, side, top }) {
      canvas.fillStyle = style.colour;
      // The whole text has one direction: a line that begins with a name in another script keeps it.
      const direction = isRightToLeft(lines.join(' ')) ? 'rtl' : 'ltr';
      let below = top;
      for (const line of lines) {
        take(line, style);
        canvas.direction = direction;
        canvas.textAlign = side;
        canvas.textBaseline = 'alphabetic';
        canvas.fillText(line, edge, below + computeBaseline(lineOf(line, style), style));
        below += lineOf(line, style);
      }
      return below;
    },
  };
}

/**
 * The distance from the top of a line to the baseline: capital letters are 0.7 of the size high and sit in the middle.
 */
const computeBaseline = (line: number, { size }: TextStyle): number => Math.round(line / 2 + size * 0.35);
