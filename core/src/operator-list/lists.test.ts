import { describe, expect, test } from 'vitest';
import { isLinkTarget, targetAt } from './link-list.ts';
import { findRowProblem, OPERATOR_LISTS, trimRow } from './lists.ts';
import { parseBlocks } from './page-list.ts';
import { getPromotionEnd, isRunning } from './promotion-list.ts';

const light = {
  supplierId: 'S1',
  dimension: 'export',
  score: '70',
  date: '2026-10-01',
  source: 'Customs',
  reason: 'x',
};
const promotion = { promotionId: 'ab12', theme: 'summer-sale', title: 'Summer sale', products: 'P1 P2' };
const coupon = { couponId: 'C1', name: 'Samples', total: '50', validFrom: '2026-11-01', validTo: '2026-11-30' };
const day = (text: string): number => Date.parse(`${text}T00:00:00Z`);

describe('rows edited by operators', () => {
  test.each([
    ['light', light, undefined],
    ['light', { ...light, score: '101' }, 'score'],
    ['light', { ...light, score: '-1' }, 'score'],
    ['light', { ...light, score: '7.5' }, 'score'],
    ['light', { ...light, dimension: 'looks' }, 'dimension'],
    ['light', { ...light, date: '2026-02-30' }, 'date'],
    ['light', { ...light, 'reason.ar': 'نص' }, undefined],
    ['light', { ...light, 'reason.xx': 'text' }, 'reason.xx'],
    ['light', { ...light, source: '' }, 'source'],
    ['light', { ...light, supplierId: 'S 1' }, 'supplierId'],
    ['promotion', promotion, undefined],
    ['promotion', { ...promotion, promotionId: 'AB' }, 'promotionId'],
    ['promotion', { ...promotion, theme: 'summer_sale' }, 'theme'],
    ['promotion', { ...promotion, discount: '0' }, 'discount'],
    ['promotion', { ...promotion, start: '2026-12-02', end: '2026-12-01' }, 'end'],
    ['promotion', { ...promotion, products: 'P1, P2' }, 'products'],
    ['link', { transfer: 'fair', target: '/search/product' }, undefined],
    ['link', { transfer: 'fair', target: 'https://evil.example/' }, 'target'],
    ['rate', { currency: 'EUR', rate: '0.92', date: '2026-11-27' }, undefined],
    ['rate', { currency: 'EURO', rate: '0.92', date: '2026-11-27' }, 'currency'],
    ['rate', { currency: 'USD', rate: '1', date: '2026-11-27' }, 'currency'],
    ['rate', { currency: 'EUR', rate: '0', date: '2026-11-27' }, 'rate'],
    ['rate', { currency: 'EUR', rate: '0,92', date: '2026-11-27' }, 'rate'],
    ['rate', { currency: 'EUR', rate: '0.92', date: '' }, 'date'],
    ['coupon', coupon, undefined],
    ['coupon', { ...coupon, total: '0' }, 'total'],
    ['coupon', { ...coupon, name: '' }, 'name'],
    ['coupon', { ...coupon, validTo: '' }, 'validTo'],
    ['coupon', { ...coupon, validTo: '2026-10-31' }, 'validTo'],
    ['page', { page: 'frontpage', lang: 'en', title: 'Hall', blocks: '[{"type":"text","text":"Hi"}]' }, undefined],
    ['page', { page: 'frontpage', lang: 'en', title: 'Hall', blocks: '[{"type":"html","text":"<b>"}]' }, 'blocks'],
  ] as const)('D-94 validates a row of %s: %j', (list, row, column) => {
    expect(findRowProblem(OPERATOR_LISTS[list], trimRow(row))?.column).toBe(column);
  });
});

describe('a promotion', () => {
  test('A-13 runs from its first day to the end of its last day', () => {
    const row = { ...promotion, start: '2026-11-01', end: '2026-11-30' };
    expect(getPromotionEnd(row)).toBe(day('2026-12-01'));
    expect(
      [day('2026-11-01') - 1, day('2026-11-01'), day('2026-12-01') - 1, day('2026-12-01')].map((at) =>
        isRunning(row, at),
      ),
    ).toEqual([false, true, true, false]);
    expect(isRunning(promotion, 0)).toBe(true);
  });
});

describe('a short link', () => {
  test.each([
    ['/search/product?keyword=tote', true],
    ['https://www.linkedin.com/company/fairhall', true],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['https://www.linkedin.com.evil.example/', false],
    ['https://user@www.linkedin.com/', false],
    ['http://www.linkedin.com/', false],
    ['javascript:alert(1)', false],
    ['/a b', false],
    ['', false],
  ])('D-20 may lead to %s: %s', (target, may) => {
    expect(isLinkTarget(target)).toBe(may);
  });

  test('D-20 has no target after it has ended', () => {
    const row = { target: '/x', end: '2026-11-01' };
    expect([targetAt(row, day('2026-11-02') - 1), targetAt(row, day('2026-11-02'))]).toEqual([
      { url: '/x', end: day('2026-11-02') },
      undefined,
    ]);
  });
});

describe('a content page', () => {
  test.each([
    ['[{"type":"heading","text":"A"},{"type":"items","items":["b","c"]}]', true],
    ['[{"type":"link","text":"A","href":"/search/product"}]', true],
    ['[{"type":"link","text":"A","href":"javascript:alert(1)"}]', false],
    ['[{"type":"link","text":"A","href":"mailto:help@fairhall.test"}]', true],
    ['[{"type":"link","text":"A","href":"mailto:a@b.c?bcc=d@e.f"}]', false],
    ['[{"type":"text","text":"A","html":"<b>"}]', false],
    ['[{"type":"image","text":"A","image":"../etc"}]', false],
    ['{"type":"text","text":"A"}', false],
    ['no json', false],
  ])('D-45 accepts the blocks %s: %s', (blocks, may) => {
    expect(parseBlocks({ blocks }) !== undefined).toBe(may);
  });
});
