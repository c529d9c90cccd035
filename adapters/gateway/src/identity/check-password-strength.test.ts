import { describe, expect, test } from 'vitest';
import { checkPasswordStrength } from './check-password-strength.ts';

const EMAIL = 'noor.haddad+shop@havenlinnen.example';
const told = (password: string) => checkPasswordStrength(password, EMAIL)?.message;

describe('a new password', () => {
  test.each([
    '123456',
    'password',
    'Password',
    'PASSWORD1',
    'aaaaaa',
    'qwerty',
    '111111',
    '5201314',
    'abcabcabc',
    '121212',
    '654321',
    'abcdefgh',
    '١٢٣٤٥٦',
    'iloveyou',
    'letmein',
    '      ',
  ])('THR-13 is rejected if it is a common guess: %s', (password) => {
    expect(told(password)).toBe('password.refused.common');
  });

  test.each([
    EMAIL,
    'noor.haddad',
    'NOOR.HADDAD2026!',
    'havenlinnen',
    'Havenlinnen1',
    'fairhall',
    'Fairhall123',
    'noor.haddad+shop',
  ])('THR-13 is rejected if it is the email address or the site name: %s', (password) => {
    expect(told(password)).toBe('password.refused.own');
  });

  test.each(['rain on the pier', 'kT9#mm', 'سوق السمك', '绿色的自行车', 'linnenkast op zolder', ' abcdef '])(
    'A-10 is accepted otherwise: %s',
    (password) => {
      expect(told(password)).toBeUndefined();
    },
  );

  test('THR-13 D-97 is rejected if it is the name that an organiser gave to the site, with or without spaces', () => {
    const check = (password: string) => checkPasswordStrength(password, EMAIL, 'Bosphorus Fairs')?.message;
    expect(['Bosphorus Fairs', 'bosphorusfairs2026!', 'bosphorus'].map(check)).toEqual([
      'password.refused.own',
      'password.refused.own',
      undefined,
    ]);
  });

  test('may contain a part of the email address that is too short to be a name', () => {
    expect(checkPasswordStrength('ab-lantern', 'ab@x.example')).toBeUndefined();
  });
});
