import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTypedText } from '../../../tests/support/create-typed-text.ts';
import { account } from '../contract/account/calls.ts';
import { email as emailOfCalls } from '../contract/fields.ts';
import { EMAIL_RULES } from '../forms/field-rules.ts';
import { LOGIN_PASSWORD_RULES, PASSWORD_NEW_RULES } from '../forms/password.ts';
import { checkRules } from '../forms/rule.ts';
import { trimText } from '../forms/text-input.ts';
import { hasOtherTags } from './buyer-info.ts';
import { pathAfterLogout } from './logout-path.ts';
import { LOGIN_MARK, sessionCookie } from './session-cookie.ts';

describe('an email address', () => {
  const part = fc.stringMatching(/^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,60}$/);
  const label = fc.stringMatching(/^[A-Za-z0-9-]{1,20}$/);
  const address = fc.oneof(
    fc.emailAddress(),
    fc
      .tuple(part, fc.array(label, { minLength: 1, maxLength: 4 }))
      .map(([name, labels]) => `${name}@${labels.join('.')}`),
    createTypedText(),
  );

  test('R-5.010 R-5.015 A-23 is valid in the form exactly when the calls accept it', () => {
    fc.assert(
      fc.property(address, (typed) => {
        const value = trimText(typed);
        expect(checkRules(EMAIL_RULES, value, 'submit') === null).toBe(emailOfCalls.safeParse(value).success);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('a password', () => {
  const password = fc.oneof(createTypedText(24), fc.stringMatching(/^[ -~]{0,24}$/));
  const address = 'priya@malabar.example';
  const entry = { email: address, tagCodes: [], productName: '', appVersion: '0.1.0' };

  test.each([
    [
      'of a login',
      LOGIN_PASSWORD_RULES,
      (value: string) => account.login.input.safeParse({ email: address, password: value, ip: '' }),
    ],
    [
      'of whoever joins',
      PASSWORD_NEW_RULES,
      (value: string) => account.registerV2.input.safeParse({ ...entry, password: value }),
    ],
    [
      'chosen by the link of a mail',
      PASSWORD_NEW_RULES,
      (value: string) => account.resetPassword.input.safeParse({ token: 't', password: value }),
    ],
  ] as const)(
    'R-5.030 R-5.031 R-5.032 THR-43 %s is valid in the form exactly when the call accepts it',
    (_, rules, asked) => {
      fc.assert(
        fc.property(password, (value) => {
          expect(checkRules(rules, value, 'submit') === null).toBe(asked(value).success);
        }),
        { numRuns: 500 },
      );
    },
  );
});

describe('the login cookie', () => {
  const token = fc.stringMatching(/^[A-Za-z0-9_-]{43}$/).map((text) => `bt_${text}`);
  const others = fc.array(
    fc.tuple(
      fc.constantFrom('lang', 'a', 'xbuyer_token', 'buyer_tokens', '__Host-buyer_token2'),
      fc.stringMatching(/^[A-Za-z0-9]{0,8}$/),
    ),
    { maxLength: 4 },
  );

  test('THR-55 R-9.013 is read back among any other cookies, and not without the login mark', () => {
    fc.assert(
      fc.property(
        token,
        others,
        fc.constantFrom('http://localhost:3000', 'https://fairhall.example'),
        (value, cookies, publicUrl) => {
          const rule = sessionCookie(publicUrl);
          const [pair = ''] = rule.set(value).split(';');
          const rest = cookies.map(([name, text]) => `${name}=${text}`);
          expect(rule.read([...rest, `${LOGIN_MARK}=1`, pair].join('; '))).toBe(value);
          expect([rule.read([...rest, pair].join('; ')), rule.read([...rest, `${LOGIN_MARK}=1`].join('; '))]).toEqual([
            undefined,
            undefined,
          ]);
        },
      ),
    );
  });

  test('THR-55 no cookie header results in a malformed token', () => {
    fc.assert(
      fc.property(createTypedText(80), (header) => {
        const read = sessionCookie('http://localhost').read(`${LOGIN_MARK}=1; buyer_token=${header}`);
        expect(read === undefined || /^bt_[A-Za-z0-9_-]{43}$/.test(read)).toBe(true);
      }),
    );
  });
});

test('R-4.025 tags are a set: order and repetition make no difference, and comparing them is symmetric', () => {
  const tags = fc
    .array(fc.constantFrom<string>('TG1', 'TG2', 'TG3'), { maxLength: 6 })
    .map((tagCodes) => ({ tagCodes }));
  fc.assert(
    fc.property(tags, tags, (one, other) => {
      expect(hasOtherTags(one, { tagCodes: [...one.tagCodes, ...one.tagCodes].toReversed() })).toBe(false);
      expect(hasOtherTags(one, other)).toBe(hasOtherTags(other, one));
      const isIn = (all: readonly string[]) => (code: string) => all.includes(code);
      const isSame = one.tagCodes.every(isIn(other.tagCodes)) && other.tagCodes.every(isIn(one.tagCodes));
      expect(hasOtherTags(one, other)).toBe(!isSame);
    }),
  );
});

test('R-4.077 A-85 a logout leads RFQ pages to the first one, below any deploy path, and leaves other pages', () => {
  const tail = fc.constantFrom('', '/', '/manage', '/detail?rfqId=1', '?a=1', '#top');
  fc.assert(
    fc.property(
      fc.constantFrom('', '/shop', '/a/b'),
      tail,
      fc.constantFrom('/rfq', '/rfqs', '/cart', '/search/rfq'),
      (deployPath, end, page) => {
        expect(pathAfterLogout(`${deployPath}${page}${end}`, deployPath)).toBe(
          page === '/rfq' ? `${deployPath}/rfq` : undefined,
        );
      },
    ),
  );
});
