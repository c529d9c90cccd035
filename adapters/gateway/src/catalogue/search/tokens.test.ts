import { expect, test } from 'vitest';
import { documentTokens, normalizeText, queryTokens } from './tokens.ts';

test('words match whatever their case, width, accents or hyphens', () => {
  expect(queryTokens('Stainless-Steel ＣＡＦÉ mug')).toEqual(['stainless', 'steel', 'cafe', 'mug']);
  expect(queryTokens('İSTANBUL ışık')).toEqual(['istanbul', 'isik']);
});

test('numbers keep their decimal point, and lose their thousands separator', () => {
  expect(queryTokens('valve 1.5 kW, 1,000 pcs.')).toEqual(['valve', '1.5', 'kw', '1000', 'pcs']);
});

test('a code is also indexed by its runs of letters and digits', () => {
  expect(documentTokens('VFX200')).toEqual(['vfx200', 'vfx', '200']);
  expect(documentTokens('200VFX')).toEqual(['200vfx', '200', 'vfx']);
  expect(documentTokens('ab.55مم')).toContain('55');
});

test('any white space, repeated spaces and underscores become one space', () => {
  for (const text of ['hex  bolt', 'hex\tbolt', 'hex\u00a0bolt', 'hex_bolt', ' hex bolt\n'])
    expect(normalizeText(text)).toBe('hex bolt');
});

test('separators split words, except apostrophes and the dots of initials', () => {
  expect(queryTokens('Material:Silikonex a·b red.blue')).toEqual(['material', 'silikonex', 'b', 'red', 'blue']);
  expect(documentTokens("men's U.S.A. shirt")).toEqual(['mens', 'usa', 'shirt']);
});

test('trademark signs are ignored', () => {
  expect(documentTokens('Plumtek™ tape, Softex®, Careline℠')).toEqual(['plumtek', 'tape', 'softex', 'careline']);
});

test('traditional Chinese is converted to simplified Chinese on both sides', () => {
  expect(queryTokens('球閥 燈帶 不銹鋼')).toEqual(queryTokens('球阀 灯带 不锈钢'));
  expect(documentTokens('不鏽鋼球閥')).toEqual(documentTokens('不锈钢球阀'));
  expect(normalizeText('枱燈')).toBe('台灯');
});

test('digits of every script are equal', () => {
  expect(['٢٠', '۲۰', '२०', '๒๐', '၂၀', '២០', '２０'].map((digits) => queryTokens(digits))).toEqual(
    Array.from({ length: 7 }, () => ['20']),
  );
});

test('Arabic matches with Persian letters, vowel signs and tatweel', () => {
  expect(queryTokens('حقيبة قطن')).toEqual(['حقيبة', 'قطن']);
  expect(queryTokens('حَقِيبَة قُطْـــن')).toEqual(['حقيبة', 'قطن']);
  expect(queryTokens('کرسی')).toEqual(queryTokens('كرسي'));
  expect(queryTokens('كرسى')).toEqual(queryTokens('كرسي'));
  expect(queryTokens('أضواء إضاءة')).toEqual(queryTokens('اضواء اضاءة'));
});

test('Arabic matches with and without the article', () => {
  expect(queryTokens('القطن والقطن بالقطن قطن')).toEqual(['قطن']);
  expect(queryTokens('الى آلة الم')).toEqual(['الة', 'الم']);
});

test('Chinese is indexed by words and pairs of characters, and searched by pairs', () => {
  expect(queryTokens('无纺布袋')).toEqual(['无纺', '纺布', '布袋']);
  expect(documentTokens('无纺布袋')).toEqual(expect.arrayContaining(['无纺', '纺布', '布袋']));
  expect(queryTokens('LED灯')).toEqual(['led', '灯']);
});

test('Thai is segmented into words on both sides', () => {
  expect(queryTokens('กระเป๋าผ้า').length).toBeGreaterThan(1);
  expect(documentTokens('กระเป๋าผ้าฝ้าย')).toEqual(expect.arrayContaining([...queryTokens('กระเป๋า')]));
});

test('THR-42 no character that a search expression could read as an operator is left', () => {
  const hostile = `'a' | !b & (c):* <-> d\\ "e" it's 100%_x ; drop table`;
  expect(queryTokens(hostile).filter((token) => !/^[\p{L}\p{M}\p{N}.]+$/u.test(token))).toEqual([]);
  expect(queryTokens(`... '' \\ : & | !`)).toEqual([]);
});

test('a repeated word is searched once, and a long text is limited to twelve words', () => {
  expect(queryTokens('bag Bag BAG')).toEqual(['bag']);
  expect(queryTokens(Array.from({ length: 40 }, (_, index) => `w${index}`).join(' '))).toHaveLength(12);
});

test('stop words are not searched beside other words', () => {
  expect(queryTokens('mug with lid')).toEqual(['mug', 'lid']);
  expect(queryTokens('كوب مع غطاء')).toEqual(['كوب', 'غطاء']);
  expect(queryTokens('with')).toEqual(['with']);
  expect(documentTokens('mug with lid')).toEqual(['mug', 'with', 'lid']);
});

test('a second normalisation changes nothing', () => {
  for (const text of ['İSTANBUL', 'حَقِيبَة', 'ﬁne １２', '가방 ﾊﾞｯｸﾞ'])
    expect(normalizeText(normalizeText(text))).toBe(normalizeText(text));
});

test('letters and digits that the shortcut treats as one word are one word for Intl.Segmenter too', () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => from + place);
  const signs = [...range(0x30, 0x39), ...range(0x61, 0x7a), ...range(0x620, 0x63f), ...range(0x641, 0x64a)];
  const words = signs.map((sign) => {
    const other = sign < 0x80 ? 'a9z' : 'لا';
    return `${other}${String.fromCodePoint(sign)}${other}`;
  });
  const cut = (word: string) => [...segmenter.segment(word)].map(({ segment, isWordLike }) => isWordLike && segment);
  expect(words.filter((word) => cut(word).join() !== word)).toEqual([]);
});
