import { expect, test } from 'vitest';
import { isSiteSettingName, readSiteSetting, toSiteSettings } from './site-settings.ts';

const NAME = 'flags.tagSelectorV2';

test('D-97 what is set holds, else the usual, also where what is stored is no value any more', () => {
  const heldWith = (stored: Record<string, string>) => toSiteSettings(new Map(Object.entries(stored)))[NAME];
  expect([
    heldWith({ [NAME]: 'true' }),
    heldWith({ [NAME]: 'maybe' }),
    heldWith({ gone: 'true' }),
    heldWith({}),
  ]).toEqual([true, false, false, false]);
});

test('D-97 a value that is not allowed is told with those that are', () => {
  expect(readSiteSetting(NAME, 'true')).toEqual({ ok: true, value: true });
  for (const wrong of ['yes', '', 'TRUE', 'constructor']) {
    expect(readSiteSetting(NAME, wrong)).toEqual({ ok: false, error: ['true', 'false'] });
  }
  expect(['flags.tagSelectorV2', 'flags.other', 'toString'].map(isSiteSettingName)).toEqual([true, false, false]);
});
