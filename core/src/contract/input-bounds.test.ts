import { describe, expect, test } from 'vitest';
import { callsOf } from './call.ts';
import { CALL_SAMPLES } from './call-samples.ts';
import { callNamed, describeCall } from './describe-call.ts';
import { changed, memberAt, placesOf, type Way } from './value-places.ts';
import { wholeContract } from './whole-contract.ts';

/** The least and the most: of a text its characters, of a list its items, of a number the number. */
type Bounds = readonly [least: number, most: number];

const ID: Bounds = [1, 64];
const EMAIL: Bounds = [6, 100];
const COUNTRY: Bounds = [3, 3];
const PAGE: Bounds = [1, 1_000_000];
const UNTIL_THE_LAST = Number.MAX_SAFE_INTEGER;

const login = { email: EMAIL, password: [1, 20], ip: [0, 64] } as const;
const joined = {
  email: EMAIL,
  password: [6, 20],
  tagCodes: [0, 10],
  'tagCodes.0': [0, 64],
  productName: [0, 200],
  appVersion: [0, 40],
} as const;
const search = {
  keyword: [0, 200],
  id: ID,
  categoryType: [1, 2],
  exhibitionId: ID,
  'filters.countryId': COUNTRY,
  'filters.categoryPath': ID,
  'filters.moqMax': [1, UNTIL_THE_LAST],
  'filters.priceMin': [0, Number.MAX_VALUE],
  'filters.priceMax': [0, Number.MAX_VALUE],
  pageNo: PAGE,
  pageSize: [1, 40],
  after: [0, 200],
  facets: [0, 2],
} as const;
const named = { enquiryId: ID, sign: [0, 100] } as const;
const PRODUCT_CONTENT: Readonly<Record<string, Bounds>> = {
  ...{ texts: [1, 30], 'texts.0.lang': [2, 2], 'texts.0.name': [1, 200], 'texts.0.description': [0, 5_000] },
  ...{ 'texts.0.attributes': [0, 30], 'texts.0.attributes.0.name': [1, 60], 'texts.0.attributes.0.value': [1, 200] },
  ...{ tags: [0, 10], 'tags.0': ID },
  ...{ categoryId: ID, images: [0, 8], 'images.0': ID, unit: [1, 40], minOrder: [1, 999_999_999], currency: [3, 3] },
  ...{ leadDays: [0, 999], steps: [0, 10], 'steps.0.min': [1, 999_999_999], 'steps.0.price': [1, 9] },
};
const IMPORTED_ROWS: Readonly<Record<string, Bounds>> = {
  ...{ columns: [1, 200], 'columns.0': [1, 40], rows: [1, 500], 'rows.0.row': [1, 200_000] },
  ...{ 'rows.0.cells': [0, 200], 'rows.0.cells.0': [0, 20_000] },
};
const recommended = { goodsId: ID, tagCodes: [0, 10], 'tagCodes.0': ID, limit: [1, 40] } as const;

/** By the name of the call and the place in what it sends. */
const BOUNDS: Readonly<Record<string, Readonly<Record<string, Bounds>>>> = {
  'account.memberCheck': { email: [0, 320] },
  'account.verifyEmail': { email: [0, 320] },
  'account.verifyWhatsapp': { whatsapp: [0, 40], dialingCode: [0, 8] },
  'account.verifyMobile': { mobile: [0, 40], dialingCode: [0, 8] },
  'account.login': login,
  'account.loginPc': login,
  'account.registerV2': joined,
  'account.register': joined,
  'account.sendResetPasswordMail': { email: EMAIL },
  'account.resetPassword': { token: [0, 200], password: [6, 20] },
  'account.checkResetPasswordLink': { token: [0, 200] },
  'account.completePurchaseInfo': {
    ...{ purchaseAmount: [0, 200], annualTurnover: [0, 200], importFromChina: [0, 200], annualChinaImport: [0, 200] },
    nickname: [0, 100],
    ...{ companyName: [0, 200], companyWebsite: [0, 200], countryId: COUNTRY, jobTitle: [0, 200] },
    ...{ tagCodes: [0, 10], 'tagCodes.0': [0, 64] },
  },
  'account.prepareExport': { password: [1, 20] },
  'account.erase': { password: [1, 20] },
  'account.changePassword': { password: [1, 20], newPassword: [6, 20] },
  'account.endSession': { sessionId: ID },
  'cart.sync': { goodIds: [0, 50], 'goodIds.0': ID, operationType: [0, 3], purchaserContactId: [0, 64] },
  'cart.submitList': {
    goodIds: [1, 50],
    'goodIds.0': ID,
    content: [1, 2_000],
    exhibitionId: ID,
    purchaserContactId: [0, 64],
  },
  'catalogue.searchGoods': search,
  'catalogue.searchSupplier': search,
  'catalogue.latestGoods': { pageNo: PAGE },
  'catalogue.goodsDetail': { goodsSpuId: ID, promotionId: ID },
  'catalogue.priceTiers': { goodsId: ID },
  'catalogue.supplierDetail': { supplierId: ID },
  'catalogue.supplierGoods': { supplierId: ID, keyword: [0, 200], categoryId: ID, pageNo: PAGE },
  'catalogue.recommendGoods': recommended,
  'catalogue.goodsNeighbours': { goodsId: ID },
  'catalogue.goodsByIds': { goodsIds: [1, 12], 'goodsIds.0': ID },
  'catalogue.compareGoods': { goodsIds: [1, 4], 'goodsIds.0': ID },
  'catalogue.recommendSupplier': recommended,
  'directory.index': { letter: [1, 1], pageNo: PAGE },
  'directory.keyword': { keyword: [0, 80] },
  'suggestion.suggest': { keyword: [0, 200] },
  'categories.cateAndTag': { industry: [0, 20], categoryId: ID },
  'categories.industryTags': { industry: [0, 20] },
  'categories.all': { lang: [0, 10] },
  'categories.recommendTags': { industry: [0, 20], exhibitionId: ID },
  'enquiry.submitNew': {
    targetId: ID,
    supplierId: ID,
    content: [1, 2_000],
    email: EMAIL,
    quantity: [1, 999_999_999],
    exhibitionId: ID,
    promotionId: ID,
    source: [1, 11],
  },
  'enquiry.verify': { token: [0, 200] },
  'enquiry.list': { pageNo: PAGE },
  'enquiry.thread': named,
  'enquiry.markRead': { ...named, position: PAGE },
  'enquiry.reply': { ...named, text: [0, 4_000], files: [0, 5], 'files.0': ID },
  'enquiry.attach': { enquiryId: ID, enquirySign: [0, 100] },
  'enquiry.setState': named,
  'enquiry.shareContact': named,
  'supplierEnquiry.inbox': { pageNo: PAGE },
  'supplierEnquiry.thread': { enquiryId: ID },
  'supplierEnquiry.markRead': { enquiryId: ID, position: PAGE },
  'supplierEnquiry.answer': { enquiryId: ID, text: [0, 4_000], files: [0, 5], 'files.0': ID },
  'supplierEnquiry.attach': { enquiryId: ID },
  'supplierEnquiry.setState': { enquiryId: ID, reason: [1, 500] },
  'supplierEnquiry.shareContact': { enquiryId: ID },
  'supplierProduct.list': { keyword: [0, 100], pageNo: PAGE },
  'supplierProduct.form': { productId: ID },
  'supplierProduct.save': { ...PRODUCT_CONTENT, productId: ID, version: [0, 999_999_999] },
  'supplierProduct.add': PRODUCT_CONTENT,
  'supplierProduct.withdraw': { productId: ID, version: [0, 999_999_999] },
  'supplierProduct.setShown': { productId: ID },
  'follow.goods': { goodsId: ID },
  'follow.cancelGoods': { goodsId: ID },
  'follow.supplier': { supplierId: ID },
  'follow.cancelSupplier': { supplierId: ID },
  'follow.standing': { targetId: ID },
  'follow.list': { pageNo: PAGE },
  'rfq.submitNew': {
    description: [1, 2_000],
    question: [0, 2_000],
    email: EMAIL,
    'cateAndTag.tag': [0, 10],
    'cateAndTag.tag.0.label': [0, 200],
    'cateAndTag.tag.0.value': [0, 64],
    'cateAndTag.product': [0, 200],
    quantity: [1, 999_999_999],
    unit: [0, 40],
    countryId: COUNTRY,
    exhibitionId: ID,
    productId: ID,
    source: [1, 11],
    attachments: [0, 5],
    'attachments.0': ID,
  },
  'rfq.list': { pageNo: PAGE, status: [0, 99] },
  'rfq.detail': { rfqId: ID },
  'site.analyseIp': { ip: [0, 60] },
  'site.translations': { lang: [0, 10], websiteId: [0, UNTIL_THE_LAST], version: [0, 40] },
  'site.websiteInfo': { websiteId: [0, UNTIL_THE_LAST] },
  'configuration.showSite': { siteId: [0, 1_000_000], reason: [1, 500] },
  'configuration.setSite': {
    siteId: [0, 1_000_000],
    settings: [1, 50],
    'settings.0.name': [1, 60],
    'settings.0.value': [0, 500],
    reason: [1, 500],
  },
  'staff.add': { name: [1, 100], reason: [1, 500] },
  'staff.list': { reason: [1, 500] },
  'staff.revoke': { staffId: ID, reason: [1, 500] },
  'staffEnquiry.unanswered': { pageNo: PAGE, reason: [1, 500] },
  'staffEnquiry.show': { enquiryId: ID, reason: [1, 500] },
  'staffEnquiry.reassign': { enquiryId: ID, supplierId: ID, reason: [1, 500] },
  'staffProduct.waiting': { pageNo: PAGE, reason: [1, 500] },
  'staffProduct.show': { productId: ID, reason: [1, 500] },
  'staffProduct.settle': { productId: ID, version: [0, 999_999_999], reason: [1, 500] },
  'catalogueImport.begin': { file: [1, 200], digest: [64, 64], reason: [1, 500] },
  'catalogueImport.check': { ...IMPORTED_ROWS, above: [0, 5_000], 'above.0': ID, reason: [1, 500] },
  'catalogueImport.load': { batchId: ID, chunk: [0, 200_000], ...IMPORTED_ROWS, reason: [1, 500] },
  'catalogueImport.finish': { batchId: ID, reason: [1, 500] },
  'catalogueImport.list': { pageNo: PAGE, reason: [1, 500] },
  'catalogueImport.show': { batchId: ID, pageNo: PAGE, reason: [1, 500] },
  'catalogueImport.undo': { batchId: ID, below: [1, 200_000], reason: [1, 500] },
  'catalogueImport.picture': { reason: [1, 500] },
  'catalogueImport.export': { after: ID, limit: [1, 250], reason: [1, 500] },
  'subscription.show': { email: EMAIL, sign: [0, 64] },
  'subscription.toggle': { email: EMAIL, sign: [0, 64] },
  'supplier.login': { email: EMAIL, password: [1, 20] },
  'supplier.checkInvitation': { token: [0, 200] },
  'supplier.acceptInvitation': { token: [0, 200], password: [6, 20], name: [1, 100] },
  'supplier.invite': { email: EMAIL },
  'supplier.remove': { id: ID },
  'supplierProfile.save': {
    ...{ texts: [1, 20], 'texts.0.lang': [0, 10], 'texts.0.name': [1, 120], 'texts.0.province': [1, 80] },
    ...{ 'texts.0.mainProducts': [1, 10], 'texts.0.mainProducts.0': [1, 60], 'texts.0.about': [1, 2_000] },
    ...{ established: [1_500, 2_200], employees: [1, 10_000_000], email: EMAIL, lang: [0, 10], timeZone: [0, 60] },
    ...{ 'hours.days': [1, 7], 'hours.days.0': [1, 7], 'hours.opens': [0, 1_440], 'hours.closes': [0, 1_440] },
    version: [0, 64],
  },
  'certificate.ofSupplier': { supplierId: ID },
  'certificateAdmin.list': { pageNo: PAGE, reason: [1, 500] },
  'certificateAdmin.decide': { certificateId: ID, version: [0, 20], reason: [1, 500] },
  'supplierCertificate.save': {
    ...{ certificateId: ID, version: [0, 20], name: [1, 100], number: [1, 80], issuer: [1, 120], scope: [1, 500] },
    ...{ issued: [0, 10], expires: [0, 10] },
  },
  'supplierCertificate.remove': { certificateId: ID },
  'trafficLight.search': { keyword: [0, 200], pageNo: PAGE },
  'trafficLight.detail': { supplierId: ID },
  'trafficLight.feedback': { supplierId: ID, content: [1, 2_000], email: EMAIL },
  'promotion.product': { promotionId: ID, goodsId: ID, supplierId: ID },
  'cms.link': { transfer: ID },
  'cms.page': { pageKey: ID, lang: [0, 10] },
  'cms.feedback': { email: EMAIL, content: [1, 2_000] },
  'score.list': { goodsSpuId: ID, pageNo: PAGE },
  'operatorList.list': { keyword: [0, 100], pageNo: PAGE, pageSize: [1, 500], reason: [1, 500] },
  'operatorList.show': { key: ID, reason: [1, 500] },
  'operatorList.stage': {
    ...{ importId: ID, first: [0, 9_999], columns: [1, 60], 'columns.0': [0, 40] },
    ...{ rows: [1, 500], 'rows.0': [1, 60], 'rows.0.0': [0, 20_000], reason: [1, 500] },
  },
  'operatorList.commit': { importId: ID, reason: [1, 500] },
  'operatorList.remove': { key: ID, part: ID, reason: [1, 500] },
  'staffFeedback.list': { pageNo: PAGE, reason: [1, 500] },
  'supplier.setRight': { accountId: ID },
  'supplierAdmin.list': { keyword: [0, 100], pageNo: PAGE, reason: [1, 500] },
  'supplierAdmin.show': { supplierId: ID, reason: [1, 500] },
  'supplierAdmin.set': { supplierId: ID, email: EMAIL, lang: [0, 10], timeZone: [0, 60], reason: [1, 500] },
  'supplierAdmin.invite': { supplierId: ID, email: EMAIL, reason: [1, 500] },
  'supplierAdmin.setRight': { accountId: ID, reason: [1, 500] },
};

/** Texts of which only a few are taken. */
const CHOICES: readonly (readonly [call: string, place: string, choices: readonly string[]])[] = [
  ['catalogue.searchGoods', 'sort', ['relevance', 'newest', 'priceAsc', 'priceDesc']],
  ['catalogue.searchSupplier', 'sort', ['relevance', 'newest', 'priceAsc', 'priceDesc']],
  ['directory.hot', 'type', ['product', 'supplier', 'category', 'exhibition']],
  ['directory.index', 'kind', ['showroom', 'hots', 'aggregates']],
  ['directory.keyword', 'kind', ['showroom', 'hots']],
  ['catalogue.searchGoods', 'facets.0', ['category', 'filters']],
  ['catalogue.searchSupplier', 'facets.0', ['category', 'filters']],
  ['enquiry.submitNew', 'type', ['product', 'supplier']],
  ['follow.standing', 'type', ['goods', 'supplier']],
  ['follow.list', 'type', ['goods', 'supplier']],
  ['enquiry.setState', 'to', ['closed', 'open']],
  ['supplierEnquiry.inbox', 'part', ['waiting', 'answered', 'closed', 'spam']],
  ['supplierEnquiry.setState', 'to', ['closed', 'open', 'spam']],
  ['supplierProduct.list', 'part', ['shown', 'hidden']],
  ['staffProduct.settle', 'verdict', ['accepted', 'refused']],
  ['catalogueImport.begin', 'kind', ['category', 'supplier', 'product']],
  ['catalogueImport.check', 'kind', ['category', 'supplier', 'product']],
  ['catalogueImport.export', 'kind', ['category', 'supplier', 'product']],
  ['staff.add', 'role', ['support', 'operator']],
  ['supplier.invite', 'right', ['answer', 'manage']],
  ['supplierAdmin.invite', 'right', ['answer', 'manage']],
  ['supplierProfile.save', 'businessType', ['manufacturer', 'trader', 'manufacturerTrader']],
  ['certificateAdmin.list', 'state', ['waiting', 'checked', 'refused']],
  ['certificateAdmin.decide', 'verdict', ['checked', 'refused']],
  ['supplier.setRight', 'right', ['answer', 'manage']],
  ['trafficLight.feedback', 'type', ['identity', 'quality', 'delivery', 'payment', 'other']],
  ['cms.feedback', 'type', ['service']],
  ['operatorList.list', 'list', ['light', 'promotion', 'link', 'page']],
  ['operatorList.show', 'list', ['light', 'promotion', 'link', 'page']],
  ['operatorList.commit', 'list', ['light', 'promotion', 'link', 'page']],
  ['operatorList.remove', 'list', ['light', 'promotion', 'link', 'page']],
  ['staffFeedback.list', 'about', ['supplier', 'service']],
  ['supplierAdmin.setRight', 'right', ['answer', 'manage']],
  ['upload.image', 'visibility', ['public', 'private']],
];

const wayOf = (place: string): Way => place.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
const inputOf = (name: string) => CALL_SAMPLES[name]?.input ?? {};

function takes(name: string, place: string, value: unknown): boolean {
  const input = changed(inputOf(name), wayOf(place), () => value);
  return callNamed(wholeContract, name)?.input.safeParse(input).success ?? false;
}

/** A value of the sample's kind that is as long or as great as said. */
function ofSize(sample: unknown, size: number): unknown {
  if (Array.isArray(sample)) return Array.from({ length: size }, () => sample[0]);
  if (typeof sample !== 'string') return size;
  return sample.includes('@') && size > 5 ? `${'a'.repeat(size - 5)}@b.co` : (sample.trim()[0] ?? 'a').repeat(size);
}

describe('what is sent with a call', () => {
  const rows = Object.entries(BOUNDS).flatMap(([name, places]) =>
    Object.entries(places).map(([place, [least, most]]) => ({ name, place, least, most })),
  );

  test.each(rows)('$name takes $place from $least to $most and not one past', ({ name, place, least, most }) => {
    const sample = memberAt(inputOf(name), wayOf(place));
    const below = typeof sample === 'number' || least > 0 ? [least - 1] : [];
    const above = most === Number.MAX_VALUE ? Number.POSITIVE_INFINITY : most + 1;
    const taken = [...below, least, most, above].filter((size) => takes(name, place, ofSize(sample, size)));
    expect(taken).toEqual([least, most]);
  });

  test('no text, list or number is without bounds', () => {
    const isBounded = (value: unknown) => ['string', 'number'].includes(typeof value) || Array.isArray(value);
    for (const [name, { input }] of Object.entries(CALL_SAMPLES)) {
      const chosen = CHOICES.flatMap(([call, place]) => (call === name ? [place] : []));
      const places = placesOf(input, isBounded).map((way) => way.join('.'));
      expect([name, [...Object.keys(BOUNDS[name] ?? {}), ...chosen].sort()]).toEqual([name, places.sort()]);
    }
  });

  test.each(CHOICES)('%s takes for %s one of %j alone', (name, place, choices) => {
    expect(choices.filter((choice) => !takes(name, place, choice))).toEqual([]);
    for (const other of ['', 'other', ` ${choices[0]}`, choices.join()].filter((word) => !choices.includes(word))) {
      expect([other, takes(name, place, other)]).toEqual([other, false]);
    }
  });

  test('no call takes a choice beside these', () => {
    const isChoice = (value: unknown) => typeof value === 'object' && value !== null && 'enum' in value;
    for (const { name, call } of callsOf(wholeContract)) {
      const { input } = describeCall(name, call);
      const open = placesOf(input, isChoice).map((way) => memberAt(input, [...way, 'enum']));
      const known = CHOICES.flatMap(([of, , choices]) => (of === name ? [choices] : []));
      expect([name, new Set(open)]).toEqual([name, new Set(known)]);
    }
  });

  test('counts and codes are whole numbers, prices need not be', () => {
    const numbers = rows.filter(({ name, place }) => typeof memberAt(inputOf(name), wayOf(place)) === 'number');
    const halves = numbers.filter(({ name, place }) => takes(name, place, 1.5)).map(({ place }) => place);
    expect(new Set(halves)).toEqual(new Set(['filters.priceMin', 'filters.priceMax']));
  });

  test.each([
    ['account.resetPassword', 'password', 20],
    ['enquiry.submitNew', 'content', 2_000],
    ['rfq.submitNew', 'description', 2_000],
    ['rfq.submitNew', 'question', 2_000],
    ['catalogue.searchGoods', 'keyword', 200],
  ])('%s counts in %s a character once that takes two units', (name, place, most) => {
    expect([takes(name, place, '🧵'.repeat(most)), takes(name, place, '🧵'.repeat(most + 1))]).toEqual([true, false]);
  });

  test.each([
    ['enquiry.submitNew', 'content'],
    ['cart.submitList', 'content'],
    ['rfq.submitNew', 'description'],
  ])('%s needs more for %s than white space', (name, place) => {
    expect([' ', '\n\t', '\u00a0\u3000'].map((blank) => takes(name, place, blank))).toEqual([false, false, false]);
  });

  test('R-5.032 A-10 a password is taken with the space around it, and is not made longer or shorter', () => {
    for (const name of ['account.login', 'account.loginPc', 'account.registerV2', 'account.resetPassword']) {
      const input = changed(inputOf(name), ['password'], () => '  a b ٣  ');
      expect(callNamed(wholeContract, name)?.input.safeParse(input).data).toEqual(input);
    }
  });
});
