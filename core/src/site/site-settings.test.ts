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

test('D-97 texts of a site are one line without markup, and are stored without spaces around them', () => {
  expect(readSiteSetting('name', ' Bosphorus Fair ')).toEqual({ ok: true, value: 'Bosphorus Fair' });
  expect(readSiteSetting('name', 'معرض إسطنبول')).toEqual({ ok: true, value: 'معرض إسطنبول' });
  for (const wrong of [' ', 'a\nb', 'a\u202eb', '{siteName}', '<b>', 'x'.repeat(41)]) {
    expect([wrong, readSiteSetting('name', wrong).ok]).toEqual([wrong, false]);
  }
  expect(readSiteSetting('tagline', 'x'.repeat(120)).ok).toBe(true);
  expect(readSiteSetting('contact.phone', '0212 555')).toEqual({ ok: false, error: ['+90 212 555 01 00'] });
  expect(readSiteSetting('mail.replyTo', 'info@fair')).toEqual({ ok: false, error: ['info@fair.example'] });
  expect(readSiteSetting('host', 'Turkey.Example.com')).toEqual({ ok: true, value: 'turkey.example.com' });
});

test('D-80 the site that is open all year is a web address', () => {
  for (const address of ['https://sourcing.example.com', 'http://localhost:3000/', 'https://fair.example/shop'])
    expect(readSiteSetting('site247Url', address), address).toEqual({ ok: true, value: address });
  for (const address of ['fair.example', 'javascript:alert(1)', 'https://a@fair.example', 'https://fair.example/"><b>'])
    expect(readSiteSetting('site247Url', address), address).toEqual({
      ok: false,
      error: ['https://sourcing.example.com'],
    });
});
