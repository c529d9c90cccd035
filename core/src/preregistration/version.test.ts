import { expect, test } from 'vitest';
import { FORM_LAYOUTS } from '../contract/preregistration/form-fields.ts';
import { readQuery } from '../routes/query.ts';
import { getLayout, hasCards, listLayoutFields } from './layout.ts';
import { getAbVersion, getFormVersion, selectVersion, type VersionSigns } from './version.ts';

const EVEN = '3b9f-2';
const ODD = '3b9f-7';

test.each([
  ['R-2.212 nothing is asked for', {}, 9, 'default'],
  ['R-2.213 the app shows it', { inApp: true }, 7, 'app'],
  ['R-2.214 R-2.246 the address says old', { query: readQuery('f_pr=old') }, 1, 'form'],
  ['R-2.215 R-2.246 the address says new', { query: readQuery('f_pr=new') }, 11, 'form'],
  ['R-2.216 R-2.246 the address says a number', { query: readQuery('f_pr=3') }, 3, 'form'],
  ['R-2.216 the address says no number', { query: readQuery('f_pr=abc') }, 9, 'default'],
  ['R-2.217 the chat is asked for in a version', { query: readQuery('vt_ai=5') }, 5, 'aiVariant'],
  ['R-2.217 the chat is only turned on', { query: readQuery('vt_ai=1') }, 9, 'default'],
  ['A-03 both are asked for', { query: readQuery('vt_ai=5&f_pr=2') }, 2, 'form'],
  ['R-2.218 R-2.247 the address splits visitors', { query: readQuery('vt_pr=1'), visitorId: ODD }, 11, 'split'],
  ['R-2.218 the exhibition splits visitors', { abPreRegister: true, visitorId: EVEN }, 9, 'split'],
  [
    'A-03 the address ends the split',
    { query: readQuery('vt_pr=0'), abPreRegister: true, visitorId: ODD },
    9,
    'default',
  ],
  ['A-03 the app has no split', { inApp: true, abPreRegister: true, visitorId: ODD }, 7, 'app'],
  ['A-03 the split is for nobody known', { abPreRegister: true }, 9, 'default'],
  ['A-03 the exhibition is set to one', { configured: 4 }, 4, 'exhibition'],
  ['A-03 the exhibition is set to one and split', { configured: 4, abPreRegister: true, visitorId: ODD }, 11, 'split'],
] satisfies readonly (readonly [string, VersionSigns, number, string])[])(
  '%s: version %j',
  (_, signs, version, why) => {
    expect(selectVersion(signs)).toEqual({ version, why });
    expect(getFormVersion(signs)).toBe(version);
  },
);

test('R-2.218 A-04 a visitor with an even id gets version 9, one with an odd id version 11', () => {
  expect([getAbVersion(EVEN), getAbVersion(ODD)]).toEqual([9, 11]);
});

test.each([
  ['R-2.206', [1], 'h5'],
  ['R-2.207', [2], '2023-02'],
  ['R-2.208', [3], '2023-06'],
  ['R-2.209', [4, 5, 6, 7], '2023-07'],
  ['R-2.210 A-01 A-02', [0, 8, 9, 11, -1, Number.NaN], '2024-01'],
] as const)('%s the versions %j have the form %s', (_, versions, layout) => {
  for (const version of versions) expect(getLayout(version)).toBe(layout);
});

test('R-2.211 there are five forms', () => {
  expect(new Set(Array.from({ length: 12 }, (_, index) => getLayout(index + 1)))).toEqual(new Set(FORM_LAYOUTS));
});

test('D-33 each form has the fields of the one before and more', () => {
  const fields = FORM_LAYOUTS.map((layout) => [...listLayoutFields(layout)].sort());
  const h5 = ['company', 'contactName', 'countryId', 'email', 'mobile'];
  const added = [
    [],
    ['companyWebsite', 'jobTitle'],
    ['nationalityId', 'whatsapp'],
    ['participatePurpose', 'visitorType'],
    ['quantity'],
  ];
  expect(fields).toEqual(added.map((_, index) => [...h5, ...added.slice(0, index + 1).flat()].sort()));
  expect(FORM_LAYOUTS.filter(hasCards)).toEqual(['2024-01']);
});
