import { expect, test } from 'vitest';
import { parsePromotionPath } from './normalise-promotion.ts';

test('R-3.014 an address names the promotion, its theme and the type of the exhibition behind it', () => {
  expect(parsePromotionPath('/summer-sale_ab12/texturkey_1001')).toEqual({
    promotionId: 'ab12',
    promotionTheme: 'summer-sale',
    exhibitionType: 'TEX',
  });
});

test('R-3.014 a promotion before anything but an exhibition of one industry has no exhibition type', () => {
  const none = { promotionId: 'ab12', promotionTheme: 'summer', exhibitionType: '' };
  expect(parsePromotionPath('/summer_ab12/..')).toEqual(none);
  expect(parsePromotionPath('/summer_ab12/expoturkey_1001')).toEqual(none);
});

test.each([
  '/',
  '/expoturkey_1001',
  '/texturkey_1001/exhibitors',
  '/Summer_ab12/',
  '/summer/texturkey_1001',
  '/_ab12/',
])('R-3.014 %s has no promotion', (path) => {
  expect(parsePromotionPath(path)).toBeUndefined();
});
