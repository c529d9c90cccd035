import { describe, expect, test } from 'vitest';
import { EMAIL_PATTERN, isEmail, normalizeEmail, toUnicodeEmail } from './email.ts';
import { EMAIL_RULES, ENQUIRY_CONTENT_RULES, QUANTITY_RULES } from './field-rules.ts';
import { checkRules } from './rule.ts';

const verdict = (value: string) => checkRules(EMAIL_RULES, value, 'blur');
const ofLength = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;

describe('email', () => {
  test('R-5.010 an empty email address is reported as required', () => {
    expect(verdict('')).toEqual({ type: 'required', message: { key: 'dig.exh.email.empty' } });
  });

  test('R-5.011 an email address has at most 100 characters', () => {
    expect([verdict(ofLength(100)), verdict(ofLength(101))]).toEqual([
      null,
      { type: 'max', message: { key: 'validator.max', values: { max: 100 } } },
    ]);
  });

  test('R-5.012 R-8.031 a malformed email address has its own message', () => {
    expect(verdict('a@')).toEqual({ type: 'pattern', message: { key: 'home.register.validator.email' } });
  });

  test('R-5.013 the part before the at sign allows letters, digits and some symbols', () => {
    expect([verdict('a.b+c_d-e@x.co'), verdict('a b@x.co')?.type]).toEqual([null, 'pattern']);
  });

  test.each([
    ["!#$%&'*+/=?^_`{|}~.-@x.co", true],
    ['a@x-y.co', true],
    ['a@1.co', true],
    ['a@mail.x.co', true],
    ['@x.co', false],
    ['a"b@x.co', false],
    ['a(b)@x.co', false],
    ['ä@x.co', false],
    ['بريد@x.co', false],
    ['a@b@x.co', false],
    ['a@-x.co', false],
    ['a@x-.co', false],
    ['a@x..co', false],
    ['a@.x.co', false],
    ['a@x_y.co', false],
    ['a@x.co.', false],
    ['a@x.co\n', false],
    ['<a@x.co>', false],
  ])('R-5.013 R-5.014 D-09 %j is an email address: %s', (address, right) => {
    expect(EMAIL_PATTERN.test(address)).toBe(right);
  });

  test('R-5.014 a domain has 4 to 256 characters', () => {
    const domain = (length: number) => `a@${'b'.repeat(length - 4)}.com`;
    expect([EMAIL_PATTERN.test('a@b.c'), EMAIL_PATTERN.test('a@b.co')]).toEqual([false, true]);
    expect([EMAIL_PATTERN.test(domain(256)), EMAIL_PATTERN.test(domain(257))]).toEqual([true, false]);
  });

  test.each([
    ['a@b.c', false],
    ['a@b.co', true],
    [`a@b.${'c'.repeat(22)}`, true],
    [`a@b.${'c'.repeat(23)}`, false],
    ['a@x.c0m', false],
  ])('R-5.015 the last part of %s has 2 to 22 letters: %s', (address, right) => {
    expect(EMAIL_PATTERN.test(address)).toBe(right);
  });
});

describe('an email address whose domain is in another script', () => {
  test.each([
    ['info@müller.de', 'info@xn--mller-kva.de'],
    ['INFO@MÜLLER.DE', 'info@xn--mller-kva.de'],
    ['post@пример.рф', 'post@xn--e1afmkfd.xn--p1ai'],
    ['a@xn--e1afmkfd.xn--p1ai', 'a@xn--e1afmkfd.xn--p1ai'],
    ['a@例え.テスト', 'a@xn--r8jz45g.xn--zckzah'],
    ['a@例子。中国', 'a@xn--fsqu00a.xn--fiqs8s'],
    ['a@ｍüller．ｄｅ', 'a@xn--mller-kva.de'],
    ['a@उदाहरण.भारत', 'a@xn--p1b6ci4b4b3a.xn--h2brj9c'],
    ['a@مثال.إختبار', 'a@xn--mgbh0fb.xn--kgbechtv'],
    ['a@straße.de', 'a@xn--strae-oqa.de'],
    ['a@mu\u0308ller.de', 'a@xn--mller-kva.de'],
    ['a@ශ්\u200dරී.com', 'a@xn--10cl1a0b660p.com'],
    ['a@نامه\u200cای.com', 'a@xn--mgba3gch31f060k.com'],
  ])('D-09 %s is accepted and stored as %s', (address, ascii) => {
    expect([isEmail(address), verdict(address), normalizeEmail(address)]).toEqual([true, null, ascii]);
    expect([isEmail(ascii), normalizeEmail(toUnicodeEmail(ascii))]).toEqual([true, ascii]);
  });

  test.each([
    'a@пример.р',
    `a@пример.${'ф'.repeat(23)}`,
    'a@пример.рф1',
    'a@b.xn--a',
    'a@b.xn--',
    'a@пр имер.рф',
    'a@x/ü.de',
    'a@-müller.de',
    'a@müller-.de',
    'a@mül\u200dler.de',
    'a@müller\u200d.de',
  ])('D-09 %s is rejected', (address) => {
    expect([isEmail(address), verdict(address)?.type]).toEqual([false, 'pattern']);
  });

  test('D-09 letters of another script before the at sign have their own message', () => {
    for (const address of ['пост@пример.рф', 'jürgen@acme.example'])
      expect(verdict(address)).toEqual({ type: 'pattern', message: { key: 'validator.email.local' } });
  });

  test('R-5.011 the length is that of the stored email address', () => {
    expect(verdict(`a@${'ü'.repeat(90)}.de`)?.type).toBe('max');
  });
});

test('an enquiry has 1 to 2000 characters', () => {
  const types = ['', 'a', 'a'.repeat(2000), 'a'.repeat(2001)].map(
    (value) => checkRules(ENQUIRY_CONTENT_RULES, value, 'submit')?.type ?? null,
  );
  expect(types).toEqual(['required', null, null, 'max']);
});

test('R-5.034 a quantity is empty or a whole number of at most nine digits', () => {
  const types = ['', '1', '999999999', '0', '1.5', '1000000000'].map(
    (value) => checkRules(QUANTITY_RULES, value, 'submit')?.type ?? null,
  );
  expect(types).toEqual([null, null, null, 'pattern', 'pattern', 'max']);
});
