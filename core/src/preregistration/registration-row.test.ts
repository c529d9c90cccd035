import { expect, test } from 'vitest';
import type { RegistrationField } from '../contract/preregistration/form-fields.ts';
import { createCells } from '../files/cells.ts';
import { registrationCells, registrationFrom } from './registration-row.ts';

const VISITOR = {
  exhibition: '2001',
  email: 'jo@acme.example',
  name: 'Jo',
  company: 'Acme',
  country: 'IN',
  mobile: '9847012345',
  dialing: '91',
  whatsapp: '',
  nationality: 'TR',
  website: 'https://acme.example',
  job_title: 'ceo',
  visitor_type: 'retailer | media',
  purpose: 'procure',
  tags: 'T1 | T2',
  product: 'towels',
  quantity: '5',
  language: 'tr',
} satisfies Readonly<Record<RegistrationField['importColumn'] | 'exhibition' | 'language', string>>;
const IDS: Readonly<Record<string, string>> = { IN: '356', TR: '792' };
const DIALING: Readonly<Record<string, string>> = { 356: '+91', 792: '+90' };
const around = {
  industry: 'textile',
  getCountryId: (code2: string) => IDS[code2],
  getDialingCode: (countryId: string) => DIALING[countryId],
} as const;
const codeOf = (id: string) => Object.entries(IDS).find(([, known]) => known === id)?.[0];
const cells = (row: Readonly<Record<string, string>>) => createCells(Object.keys(row), Object.values(row));
const visitor = () => registrationFrom(cells(VISITOR), undefined, around);

test('R-1.008 D-33 a visitor is written back as they were read', () => {
  expect(registrationCells(visitor(), codeOf)).toEqual(VISITOR);
});

test('D-10 a phone number may be in any usual notation', () => {
  const spellings = [
    '+91 98470-123.45',
    '0091 98470 12345',
    '098470 12345',
    '(98470) 12345',
    '٩٨٤٧٠١٢٣٤٥',
    '919847012345',
  ];
  for (const mobile of spellings)
    for (const dialing of ['91', '+91', '0091', '+0091', '']) {
      const row = cells({ ...VISITOR, mobile, dialing });
      expect(registrationFrom(row, undefined, around)).toMatchObject({
        contactNumber: '9847012345',
        dialingCode: '91',
      });
      expect(row.problems).toEqual([]);
    }
  const { dialing: _, ...rest } = VISITOR;
  expect(registrationFrom(cells(rest), undefined, around).dialingCode).toBe('91');
});

test('D-10 the dialling code in a number overrides that of its column, and both numbers share it', () => {
  const row = cells({ ...VISITOR, mobile: '+90 532 123 45 67', whatsapp: '0532 765 43 21' });
  expect(registrationFrom(row, undefined, around)).toMatchObject({
    contactNumber: '5321234567',
    dialingCode: '90',
    whatsapp: '5327654321',
  });
});

test('D-10 an unreadable number is rejected with its reason', () => {
  const problemsOf = (change: Readonly<Record<string, string>>) => {
    const row = cells({ ...VISITOR, ...change });
    registrationFrom(row, undefined, around);
    return row.problems.map(({ column, code }) => `${column} ${code}`);
  };
  expect(problemsOf({ mobile: '98470 12345 ext. 12' })).toEqual(['mobile phoneExtension']);
  expect(problemsOf({ mobile: '+999 98470 12345' })).toEqual(['mobile phoneCode']);
  expect(problemsOf({ mobile: 'ask' })).toEqual(['mobile phone']);
  expect(problemsOf({ whatsapp: '+90 532 123 45 67' })).toEqual(['whatsapp phoneOther']);
  expect(problemsOf({ dialing: 'India' })).toContain('dialing phoneCode');
});

test('D-10 a file without the column preserves the dialling code of the record', () => {
  const { dialing: _, ...rest } = VISITOR;
  const before = { ...visitor(), dialingCode: '90', contactNumber: '5321234567' };
  const { mobile: __, ...without } = rest;
  expect(registrationFrom(cells(without), before, around)).toMatchObject({
    dialingCode: '90',
    contactNumber: '5321234567',
  });
});

test('D-33 a visitor needs the fields that every form requires, and their email address cannot change', () => {
  const empty = cells({ key: 'V-1' });
  registrationFrom(empty, undefined, around);
  expect(empty.problems.map(({ column }) => column)).toEqual([
    'exhibition',
    'email',
    'name',
    'company',
    'country',
    'mobile',
  ]);
  const moved = cells({ ...VISITOR, email: 'other@acme.example' });
  expect(registrationFrom(moved, visitor(), around).email).toBe('jo@acme.example');
  expect(moved.problems).toMatchObject([{ column: 'email', code: 'fixed' }]);
});

test('D-09 an email address may have a domain in another script, and is stored in ASCII', () => {
  for (const [email, stored] of [
    ['imp8@müller.de', 'imp8@xn--mller-kva.de'],
    ['post@пример.рф', 'post@xn--e1afmkfd.xn--p1ai'],
  ] as const) {
    const row = cells({ ...VISITOR, email });
    const registration = registrationFrom(row, undefined, around);
    expect([registration.email, row.problems]).toEqual([stored, []]);
    const again = cells({ ...VISITOR, email });
    expect([registrationFrom(again, registration, around).email, again.problems]).toEqual([stored, []]);
  }
  const local = cells({ ...VISITOR, email: 'пост@пример.рф' });
  registrationFrom(local, undefined, around);
  expect(local.problems).toMatchObject([{ column: 'email', code: 'emailLocal' }]);
});

test('R-5.001 D-31 a cell with invisible text is empty, and so is a name that a badge cannot print', () => {
  for (const name of ['\u200b', '\u3164', '\u2800', '\u0301', '👍🏽']) {
    const row = cells({ ...VISITOR, name, company: name });
    registrationFrom(row, undefined, around);
    expect(row.problems).toMatchObject([
      { column: 'name', code: 'required' },
      { column: 'company', code: 'required' },
    ]);
  }
});

test('D-69 only options offered by the industry are accepted', () => {
  const pets = { ...around, industry: 'pets' } as const;
  const row = cells({ ...VISITOR, job_title: 'technical', purpose: 'meeting' });
  registrationFrom(row, undefined, pets);
  expect(row.problems.map(({ column, code }) => `${column} ${code}`)).toEqual(['job_title choice', 'purpose choice']);
});
