import { expect, test } from 'vitest';
import { describeDevice } from './device.ts';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const android =
  'Mozilla/5.0 (Linux; Android 14; SM-G991B Build/UP1A.231005.007) AppleWebKit/537.36 Mobile Safari/537.36';
const reduced = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile';
const desktop = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36';

test.each([
  [
    'a phone’s browser',
    iphone,
    false,
    { deviceMake: 'Apple', deviceModel: 'iPhone', sysType: 'web', sysVersion: '17.5.1' },
  ],
  ['an Android browser', android, false, { deviceMake: '', deviceModel: 'SM-G991B', sysType: 'web', sysVersion: '14' }],
  [
    'a browser that hides its model',
    reduced,
    false,
    { deviceMake: '', deviceModel: '', sysType: 'web', sysVersion: '10' },
  ],
  ['a computer', desktop, false, { deviceMake: '', deviceModel: '', sysType: 'web', sysVersion: '' }],
  [
    'the app on a phone',
    `${iphone} TradeExpoApp/3.1`,
    false,
    { deviceMake: 'Apple', deviceModel: 'iPhone', sysType: 'ios', sysVersion: '17.5.1' },
  ],
  [
    'the app by its bridge',
    android,
    true,
    { deviceMake: '', deviceModel: 'SM-G991B', sysType: 'android', sysVersion: '14' },
  ],
])('R-3.052 the device description of %s', (_, userAgent, hasBridge, told) => {
  expect(describeDevice(userAgent, hasBridge, 'd-1')).toEqual({ deviceId: 'd-1', ...told });
});
