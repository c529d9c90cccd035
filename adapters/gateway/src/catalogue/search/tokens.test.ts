import { expect, test } from 'vitest';
import { documentTokens, normalizeText, queryTokens } from './tokens.ts';

test('words are found whatever their case, width, accent or joining sign', () => {
  expect(queryTokens('Stainless-Steel ＣＡＦÉ mug')).toEqual(['stainless', 'steel', 'cafe', 'mug']);
  expect(queryTokens('İSTANBUL ışık')).toEqual(['istanbul', 'isik']);
});

test('sizes keep their point, thousands lose their comma', () => {
  expect(queryTokens('valve 1.5 kW, 1,000 pcs.')).toEqual(['valve', '1.5', 'kw', '1000', 'pcs']);
});

test('a code is stored in its runs of letters and digits', () => {
  expect(documentTokens('VFX200')).toEqual(['vfx200', 'vfx', '200']);
  expect(documentTokens('200VFX')).toEqual(['200vfx', '200', 'vfx']);
  expect(documentTokens('ab.55مم')).toContain('55');
});

test('white space of every kind, doubled blanks and underscores are one blank', () => {
  for (const text of ['hex  bolt', 'hex\tbolt', 'hex\u00a0bolt', 'hex_bolt', ' hex bolt\n'])
    expect(normalizeText(text)).toBe('hex bolt');
});

test('what a sign parts stays apart, but for an apostrophe and the points of initials', () => {
  expect(queryTokens('Material:Silikonex a·b red.blue')).toEqual(['material', 'silikonex', 'b', 'red', 'blue']);
  expect(documentTokens("men's U.S.A. shirt")).toEqual(['mens', 'usa', 'shirt']);
});

test('signs of trade marks are no letters', () => {
  expect(documentTokens('Plumtek™ tape, Softex®, Careline℠')).toEqual(['plumtek', 'tape', 'softex', 'careline']);
});

test('traditional Chinese is simplified Chinese on both sides', () => {
  expect(queryTokens('球閥 燈帶 不銹鋼')).toEqual(queryTokens('球阀 灯带 不锈钢'));
  expect(documentTokens('不鏽鋼球閥')).toEqual(documentTokens('不锈钢球阀'));
  expect(normalizeText('枱燈')).toBe('台灯');
});

test('digits of every script are the same digits', () => {
  expect(['٢٠', '۲۰', '२०', '๒๐', '၂၀', '២០', '２０'].map((digits) => queryTokens(digits))).toEqual(
    Array.from({ length: 7 }, () => ['20']),
  );
});

test('Arabic is found with Persian letters, vowel signs and tatweel', () => {
  expect(queryTokens('حقيبة قطن')).toEqual(['حقيبة', 'قطن']);
  expect(queryTokens('حَقِيبَة قُطْـــن')).toEqual(['حقيبة', 'قطن']);
  expect(queryTokens('کرسی')).toEqual(queryTokens('كرسي'));
  expect(queryTokens('كرسى')).toEqual(queryTokens('كرسي'));
  expect(queryTokens('أضواء إضاءة')).toEqual(queryTokens('اضواء اضاءة'));
});

test('Arabic is found with its article and without', () => {
  expect(queryTokens('القطن والقطن بالقطن قطن')).toEqual(['قطن']);
  expect(queryTokens('الى آلة الم')).toEqual(['الة', 'الم']);
});

test('Chinese is stored by words and pairs, and asked for by pairs', () => {
  expect(queryTokens('无纺布袋')).toEqual(['无纺', '纺布', '布袋']);
  expect(documentTokens('无纺布袋')).toEqual(expect.arrayContaining(['无纺', '纺布', '布袋']));
  expect(queryTokens('LED灯')).toEqual(['led', '灯']);
});

test('Thai is cut into words on both sides', () => {
  expect(queryTokens('กระเป๋าผ้า').length).toBeGreaterThan(1);
  expect(documentTokens('กระเป๋าผ้าฝ้าย')).toEqual(expect.arrayContaining([...queryTokens('กระเป๋า')]));
});

test('THR-42 nothing that a search expression could read as a sign is left', () => {
  const hostile = `'a' | !b & (c):* <-> d\\ "e" it's 100%_x ; drop table`;
  expect(queryTokens(hostile).filter((token) => !/^[\p{L}\p{M}\p{N}.]+$/u.test(token))).toEqual([]);
  expect(queryTokens(`... '' \\ : & | !`)).toEqual([]);
});

test('a word that comes twice is asked for once, and a long text asks for twelve words', () => {
  expect(queryTokens('bag Bag BAG')).toEqual(['bag']);
  expect(queryTokens(Array.from({ length: 40 }, (_, index) => `w${index}`).join(' '))).toHaveLength(12);
});

test('fillers are not asked for beside other words', () => {
  expect(queryTokens('mug with lid')).toEqual(['mug', 'lid']);
  expect(queryTokens('كوب مع غطاء')).toEqual(['كوب', 'غطاء']);
  expect(queryTokens('with')).toEqual(['with']);
  expect(documentTokens('mug with lid')).toEqual(['mug', 'with', 'lid']);
});

test('normalising twice changes nothing more', () => {
  for (const text of ['İSTANBUL', 'حَقِيبَة', 'ﬁne １２', '가방 ﾊﾞｯｸﾞ'])
    expect(normalizeText(normalizeText(text))).toBe(normalizeText(text));
});

test('letters and digits that are taken for one word at once are one to the segmenter too', () => {
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
