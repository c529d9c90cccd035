import { expect, test } from 'vitest';
import { formatStored, parseStored } from './stored-password.ts';

const stored = {
  memory: 19_456,
  passes: 2,
  lanes: 1,
  salt: Buffer.from('0123456789abcdef'),
  tag: Buffer.alloc(32, 7),
};
const text = '$argon2id$v=19$m=19456,t=2,p=1$MDEyMzQ1Njc4OWFiY2RlZg$BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc';

test('a stored password contains its hash parameters in the standard format', () => {
  expect(formatStored(stored)).toEqual(text);
  expect(parseStored(text)).toEqual(stored);
});

test.each([
  '',
  'password',
  text.replace('argon2id', 'argon2i'),
  text.replace('m=19456', 'm=9999999'),
  text.replace('$MDEy', '$'),
  `${text}$`,
])('another format is not parsed: %s', (other) => {
  expect(parseStored(other)).toBeUndefined();
});
