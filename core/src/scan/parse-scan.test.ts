import fc from 'fast-check';
import { expect, test } from 'vitest';
import { badgeText } from '../badge/encode-badge.ts';
import { parseScan } from './parse-scan.ts';

const ID = 'b7Qz5nXW0VtYcE1kHs9RDA';

test('D-31 R-2.164 the code of a badge is recognised, signed or not, also with white space around it', () => {
  const text = badgeText({ badgeNo: 'TEX7K2Q9MX4', exhibitionId: '1001' });
  const payload = { badgeNo: 'TEX7K2Q9MX4', exhibitionId: '1001' };
  expect(parseScan(` ${text}\n`)).toEqual({ kind: 'badge', text, payload });
  expect(parseScan(`${text}~1.k.s`)).toEqual({ kind: 'badge', text: `${text}~1.k.s`, payload });
  for (const broken of ['TSBADGE1:', text.slice(0, -3), 'TSBADGE1:e30='])
    expect(parseScan(broken)).toEqual({ kind: 'unusable', reason: 'brokenBadge' });
});

test.each([
  ['as it is printed', 'TEX7K2Q9MX4'],
  ['in its groups', 'TEX 7K2Q 9MX4'],
  ['in lower case', 'tex7k2q9mx4'],
  ['with hyphens and white space', '  tex-7k2q – 9mx4 '],
  ['with the full-width letters of a Chinese keyboard', 'ＴＥＸ７Ｋ２Ｑ９ＭＸ４'],
  ['with the digits of an Arabic keyboard', 'TEX٧K٢Q٩MX٤'],
  ['with direction marks that were pasted with it', '\u2066TEX 7K2Q 9MX4\u2069'],
])('D-31 R-2.164 a badge number is recognised %s', (_, typed) => {
  expect(parseScan(typed)).toEqual({ kind: 'badgeNumber', badgeNo: 'TEX7K2Q9MX4' });
});

test('D-31 letters that no badge number has are read as the digits that they look like', () => {
  expect(parseScan('TEX OIL0 9MX4')).toEqual({ kind: 'badgeNumber', badgeNo: 'TEX01109MX4' });
  expect(parseScan('tex oil0 9mx4')).toEqual({ kind: 'badgeNumber', badgeNo: 'TEX01109MX4' });
  // The keyboard of a Turkish phone writes capital letters with a dot.
  expect(parseScan('DİDACASİA 7K2Q 9MX4')).toEqual({ kind: 'badgeNumber', badgeNo: 'DIDACASIA7K2Q9MX4' });
  expect(parseScan('REG7K2Q9MX4')).toEqual({ kind: 'badgeNumber', badgeNo: 'REG7K2Q9MX4' });
});

test('R-2.164 an incomplete badge number is told apart from other texts', () => {
  for (const typed of ['TEX7K2Q9MX', 'TEX 7K2Q 9MX4 5', '7K2Q 9MX4', 'TEX7K2Q9MXU'])
    expect(parseScan(typed)).toEqual({ kind: 'unusable', reason: 'badNumber' });
  for (const typed of ['', 'Noor van Dijk', '4006381333931', 'TEX', 'texture', 'x'.repeat(5_000)])
    expect(parseScan(typed)).toEqual({ kind: 'unusable', reason: 'other' });
});

test('R-2.118 R-2.119 the address of a shared card is recognised on every host and below a base path', () => {
  for (const address of [
    `https://fairhall.example/expo/buyer/view/${ID}`,
    `http://localhost:3000/shop/expo/buyer/view/${ID}?lang=tr#top`,
  ])
    expect(parseScan(address)).toEqual({ kind: 'card', cdpId: ID, owner: 'buyer' });
  expect(parseScan(`HTTPS://fair.example/expo/supplier/view/${ID}`)).toEqual({
    kind: 'card',
    cdpId: ID,
    owner: 'supplier',
  });
});

test('R-2.164 any other web address is named with its host, and contact details of phones are recognised', () => {
  for (const path of ['', '/expo/buyer/view', `/expo/staff/view/${ID}`, `/expo/buyer/view/${ID}/more`])
    expect(parseScan(`https://menu.example${path}`)).toEqual({
      kind: 'unusable',
      reason: 'webAddress',
      host: 'menu.example',
    });
  expect(parseScan('https://fairhall.example@Menu.example/')).toMatchObject({ host: 'menu.example' });
  for (const code of ['BEGIN:VCARD\nVERSION:3.0\nFN:Noor\nEND:VCARD', 'MECARD:N:Noor;;'])
    expect(parseScan(code)).toEqual({ kind: 'unusable', reason: 'contactDetails' });
  expect(parseScan('javascript:alert(1)')).toEqual({ kind: 'unusable', reason: 'other' });
});

test('R-2.164 every text has an answer, and each number of our alphabet is recognised', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseScan(text)));
  const letter = fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ');
  const letters = fc.array(letter, { minLength: 8, maxLength: 8 }).map((each) => each.join(''));
  fc.assert(
    fc.property(letters, (rest) => {
      expect(parseScan(`TEX${rest}`)).toEqual({ kind: 'badgeNumber', badgeNo: `TEX${rest}` });
    }),
  );
});
