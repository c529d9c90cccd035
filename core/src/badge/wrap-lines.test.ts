import { describe, expect, test } from 'vitest';
import { wrapLines } from './wrap-lines.ts';

/** Ten pixels per visible letter. */
const measure = (text: string): number => 10 * [...new Intl.Segmenter().segment(text)].length;
const wrapped = (text: string, width: number, room: object = {}) =>
  wrapLines(text, { lines: 2, width, measure, lang: 'en', ...room });

describe('a text broken into lines', () => {
  test('R-9.043 has two lines if it is too long, the last one with an ellipsis', () => {
    const lines = wrapped('Maria del Carmen Fernandez de la Vega Sanz', 160);
    expect(lines).toEqual(['Maria del Carmen', 'Fernandez de la…']);
  });

  test('R-9.043 is left unchanged if it fits', () => {
    expect(wrapped('Priya Nair', 100)).toEqual(['Priya Nair']);
    expect(wrapped('Priya  Nair ', 60)).toEqual(['Priya', 'Nair']);
    expect(wrapped('', 100)).toEqual([]);
  });

  test('R-9.043 may break after a hyphen, without adding a space', () => {
    expect(wrapped('Anna Muster-Mann', 120)).toEqual(['Anna Muster-', 'Mann']);
    expect(wrapped('Anna Muster-Mann Lang', 70, { lines: 2 })).toEqual(['Anna', 'Muster…']);
  });

  test('R-9.043 punctuation stays with its word', () => {
    expect(wrapped('Nair & Co. (India) Ltd.', 130)).toEqual(['Nair & Co.', '(India) Ltd.']);
  });

  test.each([
    ['th', 'ณัฐพงศ์น้ำเพชร', 70],
    ['km', 'ពាណិជ្ជកម្មអន្តរជាតិ', 80],
    ['my', 'ဒေါ်ခင်မျိုးချစ်ကုန်သွယ်ရေးကုမ္ပဏီ', 70],
    ['zh', '广东顺德进出口贸易有限公司', 80],
    ['ja', '株式会社ヤマトトレーディング', 100],
  ])('R-9.043 in %s breaks between words that have no spaces', (lang, text, width) => {
    const lines = wrapped(text, width, { lang, lines: 9 });
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).toBe(text);
    const ends = new Set(
      [...new Intl.Segmenter(lang, { granularity: 'word' }).segment(text)].map(({ index }) => index),
    );
    expect(ends).toContain(lines[0]?.length);
  });

  test('R-9.043 breaks a word that is wider than a line between its letters', () => {
    expect(wrapped('Süddeutsche', 60)).toEqual(['Süddeu', 'tsche']);
  });

  test('R-9.043 has less text in a first line that shares its space', () => {
    expect(wrapped('Priya Maria Nair', 110, { firstWidth: 60 })).toEqual(['Priya', 'Maria Nair']);
    expect(wrapped('Alexandra', 110, { firstWidth: 60 })).toEqual(['Alexan', 'dra']);
  });
});
