import { describe, expect, test } from 'vitest';
import { changeAtPath, findPaths, getAtPath, type MemberPath } from '../../../tests/support/member-paths.ts';
import { INDUSTRY_BY_KEY, INDUSTRY_KEYS } from '../site/industries.ts';
import { LANGUAGE_LIST } from '../site/languages.ts';
import { listCalls } from './call.ts';
import { CALL_EXAMPLES } from './call-examples/call-examples.ts';
import { IMPORT_KINDS } from './catalogue/import-limits.ts';
import { callNamed, describeCall } from './describe-call.ts';
import { TRADE_INCOTERMS, TRADE_PAYMENT_METHODS } from './trade-term-limits.ts';
import { completeContract } from './trees/complete-contract.ts';

const INDUSTRY_ABBRS = INDUSTRY_KEYS.map((key) => INDUSTRY_BY_KEY[key].abbr);

/** Texts with a fixed list of values. */
const CHOICES: readonly (readonly [call: string, place: string, choices: readonly string[]])[] = [
  ['catalogue.searchGoods', 'sort', ['relevance', 'newest', 'priceAsc', 'priceDesc']],
  ['catalogue.searchSupplier', 'sort', ['relevance', 'newest', 'priceAsc', 'priceDesc']],
  ['directory.hot', 'type', ['product', 'supplier', 'category', 'exhibition']],
  ['directory.index', 'kind', ['showroom', 'hots', 'aggregates']],
  ['directory.keyword', 'kind', ['showroom', 'hots']],
  ['catalogueImport.check', 'decimal', ['.', ',']],
  ['catalogueImport.load', 'decimal', ['.', ',']],
  ['catalogue.searchGoods', 'facets.0', ['category', 'filters']],
  ['catalogue.searchSupplier', 'facets.0', ['category', 'filters']],
  ['enquiry.submitNew', 'type', ['product', 'supplier']],
  ['follow.standing', 'type', ['goods', 'supplier', 'exhibition']],
  ['follow.ids', 'type', ['goods', 'supplier', 'exhibition']],
  ['follow.list', 'type', ['goods', 'supplier', 'exhibition']],
  ['collect.list', 'type', ['goodsSpu', 'exhibitor']],
  ['collect.standing', 'type', ['goodsSpu', 'exhibitor']],
  ['businessCard.save', 'from', ['scan', 'manual']],
  ['lead.share', 'fields.0', ['country', 'email', 'mobile']],
  ['staffLottery.setPrizes', 'prizes.0.texts.0.lang', LANGUAGE_LIST.map(({ code }) => code)],
  ['exhibition.list', 'industry', INDUSTRY_KEYS],
  ['exhibition.calendar', 'industry', INDUSTRY_KEYS],
  ['stand.book', 'industry', INDUSTRY_KEYS],
  ['industryExpo.site', 'industryAbbr', INDUSTRY_ABBRS],
  ['industryExpo.news', 'industryAbbr', INDUSTRY_ABBRS],
  ['industryExpo.news', 'newsType', ['expo', 'industry']],
  ['enquiry.setState', 'to', ['closed', 'open']],
  ['supplierEnquiry.inbox', 'part', ['waiting', 'answered', 'closed', 'spam']],
  ['supplierEnquiry.setState', 'to', ['closed', 'open', 'spam']],
  ['supplierOrder.list', 'state', ['received', 'confirmed', 'declined', 'cancelled']],
  ['supplierProduct.list', 'part', ['shown', 'hidden']],
  ['supplierProduct.save', 'tradeTerms.payment.method', TRADE_PAYMENT_METHODS],
  ['supplierProduct.save', 'tradeTerms.incoterm.code', TRADE_INCOTERMS],
  ['supplierProduct.add', 'tradeTerms.payment.method', TRADE_PAYMENT_METHODS],
  ['supplierProduct.add', 'tradeTerms.incoterm.code', TRADE_INCOTERMS],
  ['staffProduct.settle', 'verdict', ['accepted', 'refused']],
  ['staffSupplierPicture.settle', 'verdict', ['accepted', 'refused']],
  ['catalogueImport.begin', 'kind', IMPORT_KINDS],
  ['catalogueImport.check', 'kind', IMPORT_KINDS],
  ['catalogueImport.export', 'kind', IMPORT_KINDS],
  ['staff.add', 'role', ['support', 'operator']],
  ['supplier.invite', 'right', ['answer', 'manage']],
  ['supplierAdmin.invite', 'right', ['answer', 'manage']],
  ['supplierProfile.save', 'businessType', ['manufacturer', 'trader', 'manufacturerTrader']],
  ['certificateAdmin.list', 'state', ['waiting', 'checked', 'refused']],
  ['certificateAdmin.decide', 'verdict', ['checked', 'refused']],
  ['supplier.setRight', 'right', ['answer', 'manage']],
  ['trafficLight.feedback', 'type', ['identity', 'quality', 'delivery', 'payment', 'other']],
  ['cms.feedback', 'type', ['service']],
  ['operatorList.list', 'list', ['light', 'promotion', 'link', 'page', 'news', 'rate', 'coupon']],
  ['operatorList.show', 'list', ['light', 'promotion', 'link', 'page', 'news', 'rate', 'coupon']],
  ['operatorList.commit', 'list', ['light', 'promotion', 'link', 'page', 'news', 'rate', 'coupon']],
  ['operatorList.remove', 'list', ['light', 'promotion', 'link', 'page', 'news', 'rate', 'coupon']],
  ['staffFeedback.list', 'about', ['supplier', 'service']],
  ['supplierAdmin.setRight', 'right', ['answer', 'manage']],
  [
    'preregistration.preRegister',
    'jobTitle',
    ['business_development', 'business_owner', 'ceo', 'pr', 'purchasing', 'director', 'technical', 'design', 'other'],
  ],
  [
    'staffPreregistration.register',
    'jobTitle',
    ['business_development', 'business_owner', 'ceo', 'pr', 'purchasing', 'director', 'technical', 'design', 'other'],
  ],
  [
    'staffPreregistration.correct',
    'jobTitle',
    ['business_development', 'business_owner', 'ceo', 'pr', 'purchasing', 'director', 'technical', 'design', 'other'],
  ],
  ['preregistration.preRegister', 'entryType', ['Sample', 'Collection', 'Enquiry', 'BookingMeeting', 'AddToPlanner']],
  ['upload.image', 'visibility', ['public', 'private']],
];

const wayOf = (place: string): MemberPath => place.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
const inputOf = (name: string) => CALL_EXAMPLES[name]?.input ?? {};

function takes(name: string, place: string, value: unknown): boolean {
  const input = changeAtPath(inputOf(name), wayOf(place), () => value);
  return callNamed(completeContract, name)?.input.safeParse(input).success ?? false;
}

/** A value of the same type as the sample, with the given length or size. */
function ofSize(sample: unknown, size: number): unknown {
  if (Array.isArray(sample)) return Array.from({ length: size }, () => sample[0]);
  if (typeof sample !== 'string') return size;
  return sample.includes('@') && size > 5 ? `${'a'.repeat(size - 5)}@b.co` : (sample.trim()[0] ?? 'a').repeat(size);
}

describe('call inputs', () => {
  const rows = Object.entries(CALL_EXAMPLES).flatMap(([name, { bounds = {} }]) =>
    Object.entries(bounds).map(([place, [least, most]]) => ({ name, place, least, most })),
  );

  test.each(rows)('$name accepts $place from $least to $most and nothing beyond', ({ name, place, least, most }) => {
    const sample = getAtPath(inputOf(name), wayOf(place));
    const below = typeof sample === 'number' || least > 0 ? [least - 1] : [];
    const above = most === Number.MAX_VALUE ? Number.POSITIVE_INFINITY : most + 1;
    const taken = [...below, least, most, above].filter((size) => takes(name, place, ofSize(sample, size)));
    expect(taken).toEqual([least, most]);
  });

  test('every text, list and number has bounds', () => {
    const isBounded = (value: unknown) => ['string', 'number'].includes(typeof value) || Array.isArray(value);
    for (const [name, { input, bounds = {} }] of Object.entries(CALL_EXAMPLES)) {
      const chosen = CHOICES.flatMap(([call, place]) => (call === name ? [place] : []));
      const places = findPaths(input, isBounded).map((way) => way.join('.'));
      expect([name, [...Object.keys(bounds), ...chosen].sort()]).toEqual([name, places.sort()]);
    }
  });

  test.each(CHOICES)('%s accepts for %s only one of %j', (name, place, choices) => {
    expect(choices.filter((choice) => !takes(name, place, choice))).toEqual([]);
    for (const other of ['', 'other', ` ${choices[0]}`, choices.join()].filter((word) => !choices.includes(word))) {
      expect([other, takes(name, place, other)]).toEqual([other, false]);
    }
  });

  test('no call has an enum outside this list', () => {
    const isChoice = (value: unknown) => typeof value === 'object' && value !== null && 'enum' in value;
    for (const { name, call } of listCalls(completeContract)) {
      const { input } = describeCall(name, call);
      const open = findPaths(input, isChoice).map((way) => getAtPath(input, [...way, 'enum']));
      const known = CHOICES.flatMap(([of, , choices]) => (of === name ? [choices] : []));
      expect([name, new Set(open)]).toEqual([name, new Set(known)]);
    }
  });

  test('counts and codes are whole numbers, prices may have decimals', () => {
    const numbers = rows.filter(({ name, place }) => typeof getAtPath(inputOf(name), wayOf(place)) === 'number');
    const halves = numbers.filter(({ name, place }) => takes(name, place, 1.5)).map(({ place }) => place);
    expect(new Set(halves)).toEqual(new Set(['filters.priceMin', 'filters.priceMax']));
  });

  test.each([
    ['account.resetPassword', 'password', 20],
    ['enquiry.submitNew', 'content', 2_000],
    ['rfq.submitNew', 'description', 2_000],
    ['rfq.submitNew', 'question', 2_000],
    ['catalogue.searchGoods', 'keyword', 200],
  ])('%s counts a character of two code units in %s as one', (name, place, most) => {
    expect([takes(name, place, '🧵'.repeat(most)), takes(name, place, '🧵'.repeat(most + 1))]).toEqual([true, false]);
  });

  test.each([
    ['enquiry.submitNew', 'content'],
    ['cart.submitList', 'content'],
    ['rfq.submitNew', 'description'],
  ])('%s requires more than white space for %s', (name, place) => {
    expect([' ', '\n\t', '\u00a0\u3000'].map((blank) => takes(name, place, blank))).toEqual([false, false, false]);
  });

  test('R-5.032 A-10 a password is accepted unchanged, with its surrounding spaces', () => {
    for (const name of ['account.login', 'account.loginPc', 'account.registerV2', 'account.resetPassword']) {
      const input = changeAtPath(inputOf(name), ['password'], () => '  a b ٣  ');
      expect(callNamed(completeContract, name)?.input.safeParse(input).data).toEqual(input);
    }
  });
});
