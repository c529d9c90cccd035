import { expect, test } from 'vitest';
import { EXHIBITION_TYPES, type ParameterName, ROUTE_PARAMETERS } from './parameters.ts';

const cases: readonly [string, ParameterName, readonly string[], readonly string[]][] = [
  [
    'R-2.089',
    'promotion',
    ['summer_ab12', 'summer-sale_1'],
    ['summer_AB12', 'Summer_ab12', 'summer', 'summer_', '_ab'],
  ],
  ['R-2.090', 'pageNo', ['1', '27'], ['0', '-1', '01', 'x', '', '1.5', '１']],
  [
    'R-2.091',
    'spyKeyword',
    ['led', 'led-lamp-2', 'x'.repeat(80)],
    ['LED', 'led--lamp', '-led', 'led-', 'x'.repeat(81)],
  ],
  ['R-2.092', 'websiteEnName', ['turkey', 'southafrica', 'international'], ['Turkey', 'tr1', 'atlantis', '']],
  ['R-2.093', 'websiteAbbr', ['tr', 'zz'], ['t', 'tur', 'TR', 't1']],
  ['R-2.094', 'exhibitionType', EXHIBITION_TYPES, ['fair', 'EXPO', 'show_', 'expos', '']],
  ['R-2.095', 'industryAbbr', ['tex', 'didacasia', 'reg'], ['TEX', 'textile', 'te']],
  ['R-2.096', 'exhibitionId', ['152652864772', '0'], ['12a', '', '-1', '١٢']],
  ['R-2.097', 'category', ['home-textile2', 'a'], ['Home', 'a_b', '', 'a b']],
  ['R-2.098', 'spyKeyword', ['led-lamp', '3'], ['LED', 'led_lamp', '']],
  ['A-15', 'productId', ['P1', '1', 'abc9', '9abc'], ['categories', '', 'P_1', 'P-1']],
  ['A-15', 'categoryId', ['TX010101', 'tx01'], ['T01', 'TEX01', 'TX']],
  ['A-07', 'status', ['preregister', 'preRegister', 'PREREGISTER', 'preRegsiter', 'Finish'], ['pre-register', 'done']],
  ['D-20', 'transfer', ['a', 'A_z-9'.repeat(12)], ['', 'a.b', 'x'.repeat(65)]],
  ['D-22', 'hotType', ['product', 'exhibition'], ['xyz', 'Product']],
];

function acceptsParameter(name: ParameterName, text: string): boolean {
  const { source, parse } = ROUTE_PARAMETERS[name];
  return new RegExp(`^${source}$`).test(text) && parse(text) !== undefined;
}

test.each(cases)('%s validates the format of %s', (_row, name, good, bad) => {
  expect(good.filter((text) => !acceptsParameter(name, text))).toEqual([]);
  expect(bad.filter((text) => acceptsParameter(name, text))).toEqual([]);
});

test('D-13 URLs have fifteen types of exhibition', () => {
  expect([...EXHIBITION_TYPES].sort()).toEqual(
    'abc aes bde defu didacasia eshow expo hl homelife javme jpe mach pne show tex'.split(' '),
  );
});

test('A-13 a promotion is written in lower case, whatever its theme', () => {
  expect(ROUTE_PARAMETERS.promotion.print({ theme: 'Summer Sale!', id: 'ab12' })).toBe('summer-sale_ab12');
  expect(ROUTE_PARAMETERS.promotion.print({ theme: '夏', id: 'ab12' })).toBe('promotion_ab12');
});

test('no parameter matches across a slash', () => {
  const names = Object.keys(ROUTE_PARAMETERS).filter((name) => name in ROUTE_PARAMETERS && takesSlash(name));
  expect(names).toEqual([]);
});

function takesSlash(name: string): boolean {
  return Object.entries(ROUTE_PARAMETERS).some(
    ([key, { source }]) => key === name && new RegExp(`^${source}$`).test('1/1'),
  );
}
