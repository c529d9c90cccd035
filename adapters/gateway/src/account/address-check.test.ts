import { expect, test } from 'vitest';
import { emailVerdict, numberVerdict } from './address-check.ts';

test.each([
  ['buyer@acme-trading.com', '2', 'valid'],
  ['buyer@gmail.com', '1', 'valid'],
  ['BUYER@QQ.com', '1', 'valid'],
  ['buyer@yahoo.com', '1', 'valid'],
  ['buyer@hotmail.com', '1', 'valid'],
  ['buyer@unknown-mx.test', '3', 'valid'],
  ['buyer@mailinator.com', '3', 'invalid'],
  ['buyer@sub.mailinator.com', '3', 'invalid'],
  ['buyer', '3', 'invalid'],
  ['buyer@a.c', '3', 'invalid'],
  ['buyer@-b.co', '3', 'invalid'],
  [`${'b'.repeat(95)}@a.com`, '3', 'invalid'],
  ['', '3', 'invalid'],
])('R-7.013 R-7.081 R-9.032 email address %s has result %s and verdict %s', (email, result, isVerify) => {
  expect(emailVerdict(email)).toEqual({ result, isVerify });
});

test('an email address outside the list of disposable domains is accepted, whatever its local part', () => {
  expect(emailVerdict("o'neil+trade@acme-trading.com")).toEqual({ result: '2', isVerify: 'valid' });
});

test.each([
  ['123456', '2', 'valid'],
  ['12345678901234', '2', 'valid'],
  ['12345', '3', 'invalid'],
  ['123456789012345', '3', 'invalid'],
  ['12345a', '3', 'invalid'],
  ['+491234567', '3', 'invalid'],
])('R-7.082 R-9.031 R-9.033 number %s has result %s and verdict %s', (number, result, isVerify) => {
  expect(numberVerdict(number)).toEqual({ result, isVerify });
});
