import { expect, test } from 'vitest';
import { detectDevice, isInApp } from './device.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const ANDROID_TABLET = 'Mozilla/5.0 (Android 15; Tablet; rv:140.0) Gecko/140.0 Firefox/140.0 Mobile';

test.each([
  ['a desktop browser', { userAgent: CHROME }, 'pc'],
  ['an iPhone', { userAgent: IPHONE }, 'h5'],
  ['an Android phone', { userAgent: ANDROID }, 'h5'],
  ['Opera Mini', { userAgent: 'Opera/9.80 (J2ME/MIDP; opera mini/9.80)' }, 'h5'],
  ['an iPad', { userAgent: IPAD }, 'pc'],
  ['an Android tablet', { userAgent: ANDROID_TABLET }, 'pc'],
  ['a browser that says it is mobile', { userAgent: CHROME, mobileHint: '?1' }, 'h5'],
  ['a browser that says it is not', { userAgent: CHROME, mobileHint: '?0' }, 'pc'],
  ['the native app on a tablet', { userAgent: `${IPAD} TradeExpoApp/3.1` }, 'h5'],
  ['a page that finds the native bridge', { userAgent: CHROME, hasBridge: true }, 'h5'],
  ['nothing', { userAgent: '' }, 'pc'],
] as const)('R-2.005 %s gets the layout it can use', (_who, signs, device) => {
  expect(detectDevice(signs)).toBe(device);
});

test('D-02 the native app is detected by its name or its bridge', () => {
  expect(isInApp({ userAgent: `${ANDROID} TradeExpoApp/3.1` })).toBe(true);
  expect(isInApp({ userAgent: ANDROID, hasBridge: true })).toBe(true);
  expect(isInApp({ userAgent: ANDROID })).toBe(false);
});
