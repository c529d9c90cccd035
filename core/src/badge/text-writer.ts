import type { LanguageCode } from '../site/languages.ts';
import type { BadgeCanvas } from './badge-canvas.ts';
import { badgeFonts } from './badge-fonts.ts';
import { type LineRoom, splitWords, wrapLines } from './wrap-lines.ts';

/** How a text is set. */
export interface TextStyle {
  readonly size: number;
  readonly weight: number;
  /** From one line to the next, in pixels; scripts that build up and down take more. */
  readonly line: number;
  readonly colour: string;
  /** Added between letters, as a part of the size. */
  readonly tracking?: number;
}

export type Side = 'left' | 'right';

/** What texts are written with. `side` is where they are aligned, `edge` the x of that side. */
export interface TextWriter {
  /** The lines of a text that there is room for. */
  wrap(text: string, style: TextStyle, room: Room): readonly string[];
  width(text: string, style: TextStyle): number;
  /** How wide the widest word of a text is. */
  wordWidth(text: string, style: TextStyle): number;
  /** Writes the lines of one text from `top` down, and answers the y below the last one. */
  write(lines: readonly string[], style: TextStyle, position: TextPosition): number;
}

export type Room = Pick<LineRoom, 'width' | 'firstWidth' | 'lines'>;

export interface TextPosition {
  readonly edge: number;
  readonly side: Side;
  readonly top: number;
}

/** Scripts whose letters join or are stacked: space between them would tear them apart. */
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

/** Whether a text's first letter belongs to a script that is written from right to left. */
const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(/\p{L}/u.exec(text)?.[0] ?? '');

export const isJoined = (text: string): boolean => SCRIPT_JOINED.test(text);

/** From one line of a text to the next, in pixels. */
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
  const width = (text: string, style: TextStyle): number => {
    take(text, style);
    return canvas.measureText(text).width;
  };
  return {
    width,
    wordWidth: (text, style) => Math.max(0, ...splitWords(text, lang).map((word) => width(word, style))),
    wrap: (text, style, room) => wrapLines(text, { ...room, lang, measure: (part) => width(part, style) }),
    write(lines, style, { edge, side, top }) {
      canvas.fillStyle = style.colour;
      // A text has one direction: a line that begins with a name in another script does not turn.
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

/** How far below the top of its line a text stands: letters of 0.7 of the size, in the middle of the line. */
const computeBaseline = (line: number, { size }: TextStyle): number => Math.round(line / 2 + size * 0.35);
