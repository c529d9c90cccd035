import { describe, expect, test } from 'vitest';
import { TAG_KEYWORD_MAX } from '../contract/rfq/tag-limits.ts';
import type { RfqDraft } from './draft.ts';
import { NO_FIELDS, withBlurred, withTyped } from './fields.ts';
import type { RfqOpening } from './opening.ts';
import { createStart, type Start } from './prefill.ts';
import { toPrefillKey } from './prefill-key.ts';
import type { PreparedRfq } from './prepare.ts';

const [india, turkey] = [
  { id: '356', code2: 'IN', enName: 'India' },
  { id: '792', code2: 'TR', enName: 'Turkey' },
];
const nothing: PreparedRfq = {
  countries: [india, turkey],
  product: null,
  draft: null,
  guest: null,
  buyer: null,
  visitorCountryId: undefined,
  source: 2,
};
const untouched: Start = { fields: NO_FIELDS, cateAndTag: null, step: 'need' };
const draft: RfqDraft = {
  step: 'review',
  description: 'Jute bags',
  question: '',
  email: '',
  cateAndTag: { tag: [], product: 'jute' },
  quantity: '500',
  unit: 'set',
  countryId: '792',
  attachments: [],
  opened: '',
  attempt: null,
};
const valve = { id: 'P1', name: 'Ball valve', image: null, unit: 'roll' };
const named = (product: string) => ({ tag: [], product });

const start = (prepared: Partial<PreparedRfq> = {}, opening: RfqOpening = {}, typed: Partial<Start> = {}) =>
  createStart({ ...untouched, ...typed }, opening, { ...nothing, ...prepared });

describe('R-3.080 A-84 the initial country of an RFQ', () => {
  const [buyer, guest] = [{ email: '', countryId: '792' }, { countryId: '356' }];

  test.each<[string, Partial<PreparedRfq>, string]>([
    ['the buyer’s own', { buyer, guest, visitorCountryId: '356' }, '792'],
    ['the one that a guest named before', { buyer: { email: '' }, guest, visitorCountryId: '792' }, '356'],
    ['that of the visit', { guest: {}, visitorCountryId: '792' }, '792'],
    ['the next one, where the first is in no list', { buyer: { email: '', countryId: '999' }, guest }, '356'],
    ['the first, where no list could be learnt', { buyer: { email: '', countryId: '999' }, countries: [] }, '999'],
    ['the draft’s before all of them', { draft, buyer: { email: '', countryId: '356' } }, '792'],
    ['India, where nothing is known', {}, '356'],
    ['India, where nothing can be learnt either', { buyer: { email: '', countryId: '' }, countries: [] }, '356'],
  ])('is %s', (_, prepared, countryId) => {
    expect(start(prepared).fields.countryId.value).toBe(countryId);
  });
});

describe('R-2.038 the short name of the need', () => {
  const prefill = { cateAndTag: named('cotton') };

  test.each<[string, Partial<PreparedRfq>, RfqOpening, Partial<Start>, string | undefined]>([
    ['what was chosen meanwhile', { draft, product: valve }, { prefill }, { cateAndTag: named('wool') }, 'wool'],
    ['what the address asks for', { draft, product: valve }, { prefill }, {}, 'cotton'],
    ['what the draft holds', { draft, product: valve }, {}, {}, 'jute'],
    ['the product that the address names', { product: valve }, {}, {}, 'Ball valve'],
    [
      'nothing in place of what was taken out',
      { draft: { ...draft, cateAndTag: null }, product: valve },
      {},
      {},
      undefined,
    ],
    ['nothing of a product that could not be asked for', { product: { ...valve, name: '' } }, {}, {}, undefined],
    ['nothing', {}, {}, {}, undefined],
  ])('is %s', (_, prepared, opening, typed, product) => {
    expect(start(prepared, opening, typed).cateAndTag?.product).toBe(product);
  });

  test('is cut to the maximum length of a keyword', () => {
    const long = { ...valve, name: 'x'.repeat(300) };
    expect(start({ product: long }).cateAndTag?.product).toBe('x'.repeat(TAG_KEYWORD_MAX));
  });
});

describe('the initial step of the form', () => {
  const prefill = { description: 'Cotton bags' };
  const same = { ...draft, opened: toPrefillKey(prefill) };

  test.each<[string, RfqDraft | null, RfqOpening, RfqDraft['step'], RfqDraft['step']]>([
    ['where the draft was left', draft, {}, 'need', 'review'],
    ['where the draft was left, at the very address that it was written from', same, { prefill }, 'need', 'review'],
    ['at its begin, where another address asks for something', draft, { prefill }, 'need', 'need'],
    ['where one has gone meanwhile', draft, {}, 'quantity', 'quantity'],
    ['where one has gone meanwhile, whatever the address asks for', draft, { prefill }, 'quantity', 'quantity'],
    ['at its begin', null, {}, 'need', 'need'],
  ])('is %s', (_, kept, opening, step, begins) => {
    expect(start({ draft: kept }, opening, { step }).step).toBe(begins);
  });
});

describe('filling in a field', () => {
  test('R-5.007 does not remove the error of a field that stays empty', () => {
    const wrong = withBlurred(withTyped(withTyped(NO_FIELDS, 'email', 'priya@'), 'description', ''), 'email');
    const { fields } = start({ draft }, {}, { fields: wrong });
    expect([fields.email, fields.description]).toEqual([wrong.email, { value: 'Jute bags' }]);
    const early = { ...NO_FIELDS, question: { value: '', failure: { type: 'x', message: { text: 'no' } } } };
    expect(start({}, {}, { fields: early }).fields.question).toEqual(early.question);
  });

  test.each<[string, Partial<PreparedRfq>, string]>([
    ['the draft’s', { draft, product: valve }, 'set'],
    ['the product’s own', { product: valve }, 'roll'],
    ['a piece, of a product that has none', { product: { ...valve, unit: null } }, 'piece'],
    ['a piece', {}, 'piece'],
  ])('uses the unit %s', (_, prepared, unit) => {
    expect(start(prepared).fields.unit.value).toBe(unit);
  });
});
