import { expect, test } from 'vitest';
import { getVcardFileName, toVcard } from './vcard.ts';

const NOOR = {
  contactName: 'Noor van Dijk',
  company: 'Havenlinnen B.V.',
  email: 'noor@havenlinnen.example',
  mobile: '+31612345678',
  country: 'Netherlands',
  address: 'https://fairhall.example/expo/buyer/view/b7Qz',
};
const NOTHING = { contactName: '', company: '', email: '', mobile: '', country: '', address: '' };

test('R-2.118 a card is exported as a contact, with its filled fields only', () => {
  expect(toVcard(NOOR).split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:;Noor van Dijk;;;',
    'FN:Noor van Dijk',
    'ORG:Havenlinnen B.V.',
    'EMAIL;TYPE=INTERNET:noor@havenlinnen.example',
    'TEL;TYPE=CELL:+31612345678',
    'ADR;TYPE=WORK:;;;;;;Netherlands',
    'URL:https://fairhall.example/expo/buyer/view/b7Qz',
    'END:VCARD',
    '',
  ]);
  expect(toVcard({ ...NOOR, company: '', email: '', mobile: '', country: '' })).not.toMatch(/ORG|EMAIL|TEL|ADR/);
  expect(toVcard({ ...NOTHING, company: 'Havenlinnen' })).toContain('FN:Havenlinnen\r\n');
});

test('R-2.118 a name can neither end nor begin a field', () => {
  const card = toVcard({ ...NOOR, contactName: 'Dijk, N.; \\ van\r\nTEL:1', company: 'A\u0000B\nEND:VCARD' });
  expect(card).toContain('FN:Dijk\\, N.\\; \\\\ van\\nTEL:1\r\n');
  expect(card).toContain('N:;Dijk\\, N.\\; \\\\ van\\nTEL:1;;;\r\n');
  expect(card).toContain('ORG:AB\\nEND:VCARD\r\n');
  expect(card.match(/^END:VCARD$/gm)).toHaveLength(1);
});

test('a long line is folded at 75 bytes, without splitting a letter', () => {
  const contactName = 'محمد الأمين 李小龙 😀'.repeat(12);
  const rows = toVcard({ ...NOOR, contactName }).split('\r\n');
  for (const row of rows) expect(new TextEncoder().encode(row).length).toBeLessThanOrEqual(75);
  expect(rows.join('\r\n').replaceAll('\r\n ', '')).toContain(`FN:${contactName}`);
  expect(rows.join('')).not.toContain('\ufffd');
});

test.each([
  ['Noor van Dijk', 'Noor van Dijk.vcf'],
  ['../Noor: "N"?', 'Noor N.vcf'],
  ['محمد الأمين', 'محمد الأمين.vcf'],
  [' . ', 'card.vcf'],
  ['N'.repeat(100), `${'N'.repeat(60)}.vcf`],
])('the card of %s is saved as %s', (contactName, name) => {
  expect(getVcardFileName({ contactName, company: '' })).toBe(name);
});
