import { expect, test } from 'vitest';
import { cellsOf } from '../files/cells.ts';
import { registrationCells, registrationFrom } from './registration-row.ts';

const VISITOR = {
  ...{ exhibition: '2001', email: 'jo@acme.example', name: 'Jo', company: 'Acme', country: 'IN' },
  ...{ mobile: '9847012345', dialing: '91', whatsapp: '', nationality: 'TR', website: 'https://acme.example' },
  ...{ job_title: 'ceo', visitor_type: 'retailer | media', purpose: 'procure', tags: 'T1 | T2', product: 'towels' },
  ...{ quantity: '5', language: 'tr' },
};
const IDS: Readonly<Record<string, string>> = { IN: '356', TR: '792' };
const around = { industry: 'textile', countryIdOf: (code2: string) => IDS[code2] } as const;
const codeOf = (id: string) => Object.entries(IDS).find(([, known]) => known === id)?.[0];
const cells = (row: Readonly<Record<string, string>>) => cellsOf(Object.keys(row), Object.values(row));
const visitor = () => registrationFrom(cells(VISITOR), undefined, around);

test('R-1.008 D-33 a visitor is written as she was read', () => {
  expect(registrationCells(visitor(), codeOf)).toEqual(VISITOR);
});

test('D-10 a telephone number may be written as people write one', () => {
  for (const mobile of ['+98 470-123.45', '(98470) 12345', '٩٨٤٧٠١٢٣٤٥'])
    expect(registrationFrom(cells({ ...VISITOR, mobile }), undefined, around).contactNumber).toBe('9847012345');
});

test('D-33 a visitor has to be told as every form asks for it, and her address stays hers', () => {
  const empty = cells({ key: 'V-1' });
  registrationFrom(empty, undefined, around);
  expect(empty.problems.map(({ column }) => column)).toEqual([
    ...['exhibition', 'email', 'name', 'company', 'country', 'mobile'],
  ]);
  const moved = cells({ ...VISITOR, email: 'other@acme.example' });
  expect(registrationFrom(moved, visitor(), around).email).toBe('jo@acme.example');
  expect(moved.problems).toMatchObject([{ column: 'email', code: 'fixed' }]);
});

test('D-69 what is chosen is what the industry offers', () => {
  const pets = { ...around, industry: 'pets' } as const;
  const row = cells({ ...VISITOR, job_title: 'technical', purpose: 'meeting' });
  registrationFrom(row, undefined, pets);
  expect(row.problems.map(({ column, code }) => `${column} ${code}`)).toEqual(['job_title choice', 'purpose choice']);
});
