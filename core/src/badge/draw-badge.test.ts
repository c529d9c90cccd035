import { describe, expect, test } from 'vitest';
import type { BadgeCanvas } from './badge-canvas.ts';
import {
  type BadgeContent,
  badgeFileName,
  badgeNumberParts,
  industryOfBadge,
  toDrawableContent,
} from './badge-content.ts';
import { drawBadge } from './draw-badge.ts';
import { drawQr } from './draw-qr.ts';

interface Text {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly align: string;
  readonly direction: string;
  readonly colour: unknown;
}

/** A canvas that records every drawing call; each letter is half as wide as its size. */
function recorded() {
  const texts: Text[] = [];
  const boxes: { readonly colour: unknown; readonly at: readonly number[] }[] = [];
  const canvas: BadgeCanvas = {
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 1,
    font: '',
    letterSpacing: '',
    textAlign: 'left',
    textBaseline: 'alphabetic',
    direction: 'ltr',
    fillRect: (...at) => void boxes.push({ colour: canvas.fillStyle, at }),
    fillText(text, x, y) {
      const { textAlign: align, direction, fillStyle: colour } = canvas;
      texts.push({ text, x, y, align, direction, colour });
    },
    measureText: (text) => ({ width: text.length * 0.5 * Number(/(\d+)px/.exec(canvas.font)?.[1]) }),
    beginPath: () => undefined,
    roundRect: () => undefined,
    fill: () => undefined,
    stroke: () => undefined,
  };
  return { canvas, texts, boxes, textOf: (text: string) => texts.find((drawn) => drawn.text === text) };
}

const face: BadgeContent = {
  lang: 'en',
  brand: '#e72e79',
  exhibitionName: 'Fairhall Textile',
  dates: '14–17 October 2026',
  name: 'Priya Nair',
  company: 'Malabar Trading',
  country: 'India',
  badgeNo: 'TEX7K2Q9MX4',
  plate: 'VIP',
  numberLabel: 'Badge',
};
/** A QR code of version 18, the largest that a badge's text needs. */
const SQUARES = Array.from({ length: 89 }, (_, row) => Array.from({ length: 89 }, (_, column) => row === column));

function drawn(changed: Partial<BadgeContent> = {}) {
  const record = recorded();
  drawBadge(record.canvas, { ...face, ...changed }, SQUARES);
  return record;
}

describe('a badge', () => {
  test('R-9.041 is 750 by 1125 pixels', () => {
    expect(drawn().boxes[0]).toEqual({ colour: '#ffffff', at: [0, 0, 750, 1125] });
  });

  test('shows its holder, the place and its number in parts', () => {
    const said = drawn().texts.map(({ text }) => text);
    const person = ['Priya Nair', 'Malabar Trading', 'India'];
    for (const text of ['Fairhall Textile', '14–17 October 2026', ...person, 'VIP', 'Fairhall', 'Badge'])
      expect(said).toContain(text);
    expect(said.slice(-3)).toEqual(['TEX', '7K2Q', '9MX4']);
  });

  test('R-9.043 a name that is too long takes two lines, the last one with an ellipsis', () => {
    const name = 'Maximiliane Bartholomea Konstantinopolitanska Wolfeschlegelsteinhausen';
    const lines = drawn({ name }).texts.filter(({ text }) => name.startsWith(text) || text.endsWith('…'));
    expect(lines).toHaveLength(2);
    expect(lines[1]?.text.endsWith('…')).toBe(true);
  });

  test('D-31 all lines of a text have the direction of its first letter', () => {
    const name = 'Şükrü «Ali» Çağlar (علي) — José';
    const lines = drawn({ name, plate: '' }).texts.filter(({ text }) => name.includes(text));
    expect(lines.map(({ direction }) => direction)).toEqual(['ltr', 'ltr']);
    const arabic = 'علي محمد عبد الرحمن Şükrü Çağlar';
    const turned = drawn({ name: arabic, plate: '' }).texts.filter(({ text }) => arabic.includes(text));
    expect(turned.map(({ direction }) => direction)).toEqual(['rtl', 'rtl']);
  });

  test('D-31 omits emoji, which no badge font contains', () => {
    const { textOf } = drawn({ name: '👩\u200d👩\u200d👧\u200d👦 Ana 🇹🇷', company: 'Emoji Co 🧶' });
    expect([textOf('Ana'), textOf('Emoji Co')]).toEqual([expect.anything(), expect.anything()]);
  });

  test('D-31 is mirrored in a right-to-left language, except for left-to-right content', () => {
    const { textOf, boxes } = drawn({ lang: 'ar', name: 'محمد' });
    expect(textOf('محمد')).toMatchObject({ x: 694, align: 'right', direction: 'rtl' });
    expect(textOf('9MX4')).toMatchObject({ x: 56, align: 'left', direction: 'ltr' });
    const code = boxes.find(({ at: [, , width, height] }) => width === 400 && height === 400);
    expect(code?.at[0]).toBe(296);
  });

  test('writes in dark ink on a light colour and in white on a dark one', () => {
    expect(drawn().textOf('Fairhall Textile')?.colour).toBe('#ffffff');
    expect(drawn({ brand: '#F59E0B' }).textOf('Fairhall Textile')?.colour).toBe('#1b1c1f');
  });

  test('omits missing values', () => {
    const said = drawn({ plate: '', dates: '' }).texts.map(({ text }) => text);
    expect(said).not.toContain('');
    expect(said).toHaveLength(9);
  });
});

describe('the badge code', () => {
  const codeOf = (count: number) => {
    const { canvas, boxes } = recorded();
    drawQr(
      canvas,
      SQUARES.slice(0, count).map((row) => row.slice(0, count)),
      { x: 10, y: 20, width: 400 },
    );
    return boxes;
  };

  test('R-9.042 fits in a box 400 pixels wide, with squares of whole pixels and a white border of four squares', () => {
    for (const count of [21, 57, 61, 89]) {
      const [box, ...squares] = codeOf(count);
      expect(box).toEqual({ colour: '#ffffff', at: [10, 20, 400, 400] });
      const size = Math.floor(400 / (count + 8));
      expect(squares).toHaveLength(count);
      for (const { at } of squares) {
        expect(at.every(Number.isInteger)).toBe(true);
        expect(at.slice(2)).toEqual([size, size]);
      }
      expect(squares[0]?.at[0]).toBeGreaterThanOrEqual(10 + 4 * size);
      expect(squares.at(-1)?.at[0]).toBeLessThanOrEqual(410 - 5 * size);
    }
  });
});

test.each([
  ['Ana 𒀀 Silva', 'Ana Silva'],
  ['𝓐𝓷𝓪 𒀀', 'Ana'],
  ['𒀀', '𒀀'],
])('D-31 of %s a badge draws %s if a font is missing, and never nothing', (typed, drawn) => {
  const missing = new Set(['𒀀', '𝓐', '𝓷', '𝓪']);
  const { name, company, country } = toDrawableContent({ ...face, name: typed, company: typed }, missing);
  expect([name, company, country]).toEqual([drawn, drawn, face.country]);
});

describe('the badge number', () => {
  test('is split into parts: the event code, then twice four letters', () => {
    expect(badgeNumberParts('TEX7K2Q9MX4')).toEqual(['TEX', '7K2Q', '9MX4']);
    expect(badgeNumberParts('DIDACASIA7K2Q9MX4')).toEqual(['DIDACASIA', '7K2Q', '9MX4']);
  });

  test('R-2.224 is the name of the saved file', () => {
    expect(badgeFileName('TEX7K2Q9MX4')).toBe('TEX7K2Q9MX4.png');
  });

  test('identifies the industry of its exhibition', () => {
    expect(industryOfBadge('TEX7K2Q9MX4')).toBe('textile');
    expect(industryOfBadge('7K2Q9MX4')).toBeUndefined();
  });
});
