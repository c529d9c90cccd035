import { expect, test } from 'vitest';
import { isSiteSettingName, readSiteSetting, toSiteSettings } from './site-settings.ts';

const NAME = 'flags.tagSelectorV2';

test('D-97 a setting has its stored value, or the default if that is missing or no longer valid', () => {
  const heldWith = (stored: Record<string, string>) => toSiteSettings(new Map(Object.entries(stored)))[NAME];
  expect([
    heldWith({ [NAME]: 'true' }),
    heldWith({ [NAME]: 'maybe' }),
    heldWith({ gone: 'true' }),
    heldWith({}),
  ]).toEqual([true, false, false, false]);
});

test('D-97 an invalid value is rejected with the list of valid ones', () => {
  expect(readSiteSetting(NAME, 'true')).toEqual({ ok: true, value: true });
  for (const wrong of ['yes', '', 'TRUE', 'constructor']) {
    expect(readSiteSetting(NAME, wrong)).toEqual({ ok: false, error: ['true', 'false'] });
  }
  expect(['flags.tagSelectorV2', 'flags.other', 'toString'].map(isSiteSettingName)).toEqual([true, false, false]);
});

test('D-97 the team’s address and the hours to answer are checked, and have defaults', () => {
  const settings = toSiteSettings(new Map([['fallbackEmail', 'team@fair.example']]));
  expect([settings.fallbackEmail, settings.answerHours]).toEqual(['team@fair.example', 48]);
  expect(toSiteSettings(new Map([['answerHours', '24']]))).toMatchObject({ fallbackEmail: '', answerHours: 24 });
  for (const wrong of ['team', 'team@fair', 'a b@fair.example']) {
    expect(readSiteSetting('fallbackEmail', wrong)).toEqual({ ok: false, error: ['team@fair.example'] });
  }
  for (const wrong of ['0', '601', '1.5', '-3', 'soon', '0x10']) {
    expect(readSiteSetting('answerHours', wrong)).toEqual({ ok: false, error: ['1–600'] });
  }
});
