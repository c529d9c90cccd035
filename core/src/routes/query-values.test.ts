import { expect, test } from 'vitest';
import { type QueryName, readQuery } from './query.ts';

const long = (length: number) => 'x'.repeat(length);

/** The minimum and maximum of each parameter, and values just outside. */
const BOUNDS: readonly [string, string, QueryName, readonly (string | number)[], readonly string[]][] = [
  ['R-2.230', 'pageNo', 'pageNo', [1, 999_999_999], ['0', '1000000000', '1.5', ' 1', '0x1', '']],
  ['R-2.231', 'id', 'id', [long(64), '_-'], [long(65), 'a b', 'é']],
  ['R-2.024', 'exhibition_id', 'exhibitionId', ['7'.repeat(40), '0'], ['7'.repeat(41), '-1', '٧']],
  ['D-34', 'after', 'after', [long(512), 'a_.~-'], [long(513), 'a/b']],
  ['R-2.241', 'pv', 'pv', [0, 999], ['-1', '1000', '00']],
  ['R-2.240', 'recommend_site', 'recommendSite', [1, 99_999], ['0', '100000']],
  ['R-2.254', 'vt_ai', 'aiVariant', [0, 99], ['-1', '100']],
  ['R-2.246', 'f_pr', 'preRegisterForm', ['old', 'new', -999, 0, 999], ['-1000', '1000', 'Old', '-0.5']],
  ['R-2.244', 'sib_eid', 'mailCampaignId', [long(64)], [long(65)]],
  ['D-38', 'source_id', 'sourceId', [1, 99_999], ['0', '100000']],
  ['R-2.251', 'rfq_source', 'rfqSource', [1, 11], ['0', '12', '01']],
  ['R-2.237', 'rfq_description', 'rfqDescription', [long(2_000)], [long(2_001)]],
  ['R-2.238', 'rfq_email', 'rfqEmail', [long(100)], [long(101)]],
  ['R-2.239', 'rfq_default_data', 'rfqDefaultData', [`${long(8_000)}==`], [long(8_001), 'a===', '=a', 'a.b']],
  ['R-2.252', 'f_sirto', 'afterInquiry', [`/${long(1_999)}`, '/'], [`/${long(2_000)}`, '', 'a', '/a b', '/a\u2028']],
  ['R-2.258', 'pretoken', 'pretoken', [long(2_048), 'aZ0_.~+/=-'], [long(2_049), 'a b', 'a"']],
];

test.each(BOUNDS)('%s %s is read from its minimum to its maximum, and not beyond', (_, wire, name, good, bad) => {
  expect(good.map((value) => readQuery([[wire, String(value)]])[name])).toEqual(good);
  expect(bad.map((text) => readQuery([[wire, text]]))).toStrictEqual(bad.map(() => ({})));
});

test.each([
  ['1', true],
  ['0', false],
  ['true', undefined],
  ['', undefined],
  ['01', undefined],
])('R-2.264 a switch with the value %j is %s', (text, is) => {
  expect(readQuery([['csr', text]]).csr).toBe(is);
});

test('R-2.233 a keyword that is too long is cut to its first 200 characters', () => {
  expect(readQuery([['keyword', `led ${long(10_000)}`]])).toEqual({ keyword: `led ${long(196)}` });
  expect(readQuery([['keyword', `${long(199)} ${long(5)}`]])).toEqual({ keyword: long(199) });
});

test('R-2.233 a text is trimmed', () => {
  expect(readQuery([['keyword', '  led lamp\t']])).toEqual({ keyword: 'led lamp' });
});

test('D-34 a free text is cut to 200 characters', () => {
  expect(readQuery([['utm_source', long(300)]])).toEqual({ utmSource: long(200) });
});

test('D-34 a name without a value is empty, and does not affect the other parameters', () => {
  expect(readQuery('?keyword&csr&=1&utm_source&pageNo=2')).toStrictEqual({ utmSource: '', pageNo: 2 });
});

test.each([
  ['JPY', 'JPY'],
  ['jpy', 'JPY'],
  ['Eur', 'EUR'],
  ['JP', undefined],
  ['JPYE', undefined],
  ['J1Y', undefined],
])('R-2.229 the currency %j is read as %j', (text, code) => {
  expect(readQuery([['currency', text]]).currency).toBe(code);
});
