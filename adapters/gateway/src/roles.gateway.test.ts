import { randomUUID } from 'node:crypto';
import { listCalls } from '@fairhall/core/contract/call';
import { completeContract } from '@fairhall/core/contract/trees/complete-contract';
import { gatewayContract } from '@fairhall/core/contract/trees/gateway-contract';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { createHeaders, createPerson, insertSession, PASSWORD } from '../../../tests/support/accounts.ts';
import { type CallName, readCallChecks } from '../../../tests/support/call-checks.ts';
import { insertCatalogue, insertKeywords, productEnquiry } from '../../../tests/support/catalogue-rows.ts';
import { insertCertificate } from '../../../tests/support/certificates.ts';
import { testDatabase } from '../../../tests/support/databases.ts';
import { createExhibitionDays, insertExhibition } from '../../../tests/support/exhibitions.ts';
import { postForm } from '../../../tests/support/forms.ts';
import { post, readData, testGateway, testPasswords } from '../../../tests/support/gateway.ts';
import { insertRegistration } from '../../../tests/support/registrations.ts';
import {
  allowBuyers,
  allowEverybody,
  allowKnownDevices,
  allowManagers,
  allowManagersByForm,
  allowManagersOfOneSupplier,
  allowOneSupplier,
  allowOneSupplierByForm,
  allowOperators,
  allowOperatorsByForm,
  allowOwner,
  allowStaff,
  allowSuppliers,
  allowVisitors,
  allowWithPassword,
  allowWithPasswordOnce,
  createEmptyData,
  hideFromOthers,
  hideFromOthersByForm,
  type Line,
  type Outcome,
  type RoleTestRecords,
} from '../../../tests/support/role-lines.ts';
import { getToken, ROLE_NAMES, type Role, resetCode, sendAs } from '../../../tests/support/roles.ts';
import { insertBadge } from '../../../tests/support/signed-badges.ts';
import { insertStaff } from '../../../tests/support/staff.ts';
import { insertInvitation, insertSupplierPerson } from '../../../tests/support/suppliers.ts';
import { refreshCatalogue } from './catalogue/world/load-world.ts';
import { signOf } from './enquiry/enquiry-sign.ts';
import { hashSha256 } from './identity/secrets.ts';
import { listRecentMails } from './mail/dev-mails.ts';
import { subscriptionSign } from './subscription/subscription-sign.ts';

const database = testDatabase();
const gateway = testGateway(database);
const place = () => ({ database: database(), gateway: gateway() });

/** A text that may occur only in answers to its owner. */
const CANARY = 'canary of the owner';
const OWNER = 'owner@example.com';

/** Roles that may get the owner's data. */
const OWNERS: ReadonlySet<Role> = new Set(['buyer', 'otherDevice']);

/** The profile that both suppliers already show, so that saving it changes nothing. */
async function shownProfile() {
  const { kysely } = database();
  await kysely.deleteFrom('supplier_contact').execute();
  const words = { name: 'Mills', province: 'Punjab', about: 'Towels.' };
  await kysely
    .updateTable('supplier_text')
    .set({ ...words, main_products: sql`'["Towels"]'` })
    .execute();
  return {
    texts: [{ lang: 'en', ...words, mainProducts: ['Towels'] }],
    businessType: 'manufacturer',
    established: 2001,
    employees: 10,
    email: '',
    lang: '',
    timeZone: 'UTC',
    hours: { days: [1, 2, 3, 4, 5], opens: 540, closes: 1_080 },
    version: '',
  };
}
const productContent = {
  texts: [{ lang: 'en', name: 'Cotton tote bag', description: '', attributes: [] }],
  tags: [],
  categoryId: 'TX01',
  images: [],
  unit: 'piece',
  minOrder: 1,
  currency: 'USD',
  leadDays: null,
  steps: [{ min: 1, price: '2.5' }],
};
const certificateWords = {
  name: 'ISO 9001',
  number: 'CN-104',
  issuer: 'Control Union',
  scope: 'Weaving',
  issued: '2025-03-15',
  expires: '',
};
/** A change of S1's product that waits for an operator. */
async function changeOfProduct() {
  const { kysely } = database();
  await kysely.deleteFrom('product_change').execute();
  const waiting = {
    product_id: 'P1',
    supplier_id: 'S1',
    state: 'waiting',
    is_new: false,
    version: 7,
    since: 1,
  } as const;
  await kysely
    .insertInto('product_change')
    .values({ ...waiting, change: '{}' })
    .execute();
  return { productId: 'P1' };
}
const named = ({ enquiryId }: RoleTestRecords) => ({ enquiryId });
const registration = () => ({
  email: createPerson().email,
  password: PASSWORD,
  tagCodes: [],
  productName: '',
  appVersion: '1',
});
const credentials = () => ({ email: OWNER, password: PASSWORD, ip: '' });
const picture = async () => ({ file: new File([await png()], 'bag.png', { type: 'image/png' }) });
const request = { description: 'Fifty bags', email: 'a@example.com', cateAndTag: null, source: 2 };

/** An unused link of a mail to a registered visitor. */
async function pretokenOf(exhibitionId: string): Promise<string> {
  const token = randomUUID();
  await insertRegistration(database(), {
    accountId: null,
    email: createPerson().email,
    mark: 'roles',
    exhibitionId,
    token,
  });
  return token;
}

/** The badge of a registered visitor. */
async function badgeOfVisitor() {
  const exhibitionId = await exhibitionOf();
  const badgeNo = `TEX${randomUUID().slice(0, 8).toUpperCase()}`;
  const change = { badge_no: badgeNo };
  await insertRegistration(database(), {
    accountId: null,
    email: createPerson().email,
    mark: 'roles',
    exhibitionId,
    change,
  });
  return { exhibitionId, badgeNo };
}

/** An unfinished import of an operator. */
async function importOf(): Promise<string> {
  const [batch_id, staff_id] = [randomUUID(), (await insertStaff(database(), { role: 'operator' })).staffId];
  const row = { batch_id, staff_id, file: 'a.csv', digest: batch_id, begun: Date.now() };
  await database()
    .kysely.insertInto('import_batch')
    .values({ ...row, kind: 'product', state: 'loading', ended: null })
    .execute();
  return batch_id;
}

/** An exhibition of the textile industry in Turkey. */
async function exhibitionOf(): Promise<string> {
  await insertExhibition(database(), { exhibition_id: '1001', ...createExhibitionDays() });
  return '1001';
}

/** An exhibition with S1 and S2 as exhibitors and the roles' buyers as registered visitors. */
async function exhibitionOfBuyers() {
  return buyersOf(await exhibitionOf());
}

/** Makes S1 and S2 exhibitors of an exhibition, and registers the roles' buyers for it. */
async function buyersOf(exhibitionId: string) {
  for (const [supplier_id, stand_no] of [
    ['S1', 'A12'],
    ['S2', 'A14'],
  ] as const) {
    const row = { exhibition_id: exhibitionId, supplier_id, stand_no, hall: '1', spotlight: false };
    await database()
      .kysely.insertInto('exhibitor')
      .values(row)
      .onConflict((on) => on.doNothing())
      .execute();
  }
  const own = database().kysely.selectFrom('preregistration').select('account_id');
  for (const accountId of ['owner', 'another']) {
    // Registered under the account's own address, because other people's badges get an empty answer.
    const email = `${accountId}@example.com`;
    const registered = own.where('email', '=', email).where('exhibition_id', '=', exhibitionId);
    if ((await registered.executeTakeFirst()) !== undefined) continue;
    await getToken(place(), accountId === 'owner' ? 'buyer' : 'otherBuyer');
    await insertRegistration(database(), { accountId, email, mark: 'roles', exhibitionId });
  }
  return { exhibitionId, supplierId: 'S1' };
}

/** An item of the owner's plan. */
async function plannedItem(): Promise<string> {
  await getToken(place(), 'buyer');
  const item_id = randomUUID();
  const row = { item_id, account_id: 'owner', exhibition_id: '1001', supplier_id: item_id, created: 1, remark: CANARY };
  await database().kysely.insertInto('planner_item').values(row).execute();
  return item_id;
}

/** A sample that the owner has booked. */
async function bookedSample(): Promise<string> {
  await getToken(place(), 'buyer');
  const sample_id = randomUUID();
  const row = {
    sample_id,
    account_id: 'owner',
    exhibition_id: '1001',
    supplier_id: 'S1',
    product_id: sample_id,
    quantity: 1,
    contact_name: CANARY,
    company_name: 'Mills',
    country_id: '356',
    created: 1,
  };
  await database().kysely.insertInto('sample_booking').values(row).execute();
  return sample_id;
}

/** A product with samples, at a running exhibition. */
async function freeSample() {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  await insertExhibition(database(), { exhibition_id: '1099', inshow_start: day(-2), inshow_end: day(2) });
  await database().kysely.updateTable('product').set({ sample: true }).where('id', '=', 'P1').execute();
  const { exhibitionId } = await buyersOf('1099');
  return { exhibitionId, goodsId: 'P1' };
}

/** A card in the owner's collection. */
async function keptCard(): Promise<string> {
  await getToken(place(), 'buyer');
  const card_id = randomUUID();
  const row = { card_id, account_id: 'owner', origin: 'manual', contact_name: CANARY, created: 1 } as const;
  await database().kysely.insertInto('business_card').values(row).execute();
  return card_id;
}

/** The id of a shared card. */
async function sharedCard(): Promise<string> {
  const account_id = await insertSupplierPerson(database(), { email: createPerson().email });
  const cdp_id = randomUUID();
  await database().kysely.insertInto('shared_card').values({ cdp_id, account_id, created: 1 }).execute();
  return cdp_id;
}

/** The badge of a visitor whom S1 and S2 can scan at their stands. */
async function scannedBadge() {
  const { exhibitionId } = await exhibitionOfBuyers();
  const { text } = await insertBadge(database(), {
    accountId: null,
    email: createPerson().email,
    mark: 'scan',
    exhibitionId,
  });
  return { text, scannedAt: 1, rating: 0, tags: [], note: '' };
}

/** A lead of S1. */
async function keptLead(): Promise<string> {
  const lead_id = randomUUID();
  const row = { lead_id, supplier_id: 'S1', exhibition_id: '1001', scanned_by: null };
  const marks = { rating: 0, tags: [], note: CANARY, scanned_at: 1, created: 1 };
  await database()
    .kysely.insertInto('lead')
    .values({ ...row, ...marks })
    .execute();
  return lead_id;
}

/** A supplier's scan of the owner's badge. */
async function ownersScan(): Promise<string> {
  const { exhibitionId } = await exhibitionOfBuyers();
  const { kysely } = database();
  const { registration_id } = await kysely
    .selectFrom('preregistration')
    .select('registration_id')
    .where('email', '=', 'owner@example.com')
    .where('exhibition_id', '=', exhibitionId)
    .executeTakeFirstOrThrow();
  const scan_id = randomUUID();
  const row = { scan_id, supplier_id: scan_id, exhibition_id: exhibitionId, registration_id };
  await kysely
    .insertInto('badge_scan')
    .values({ ...row, scanned_at: 1, created: 1 })
    .execute();
  return scan_id;
}

let meetings = 0;

/** A meeting of the owner with S1, each at a different time. */
async function bookedMeeting(): Promise<string> {
  await getToken(place(), 'buyer');
  meetings += 1;
  const [booking_id, starts] = [randomUUID(), Date.now() + meetings * 3_600_000];
  const row = {
    booking_id,
    account_id: 'owner',
    exhibition_id: '1001',
    supplier_id: 'S1',
    stand_no: 'A12',
    hall: '1',
    date: '2026-11-24',
    slot: '10:30',
    starts,
    remark: CANARY,
    contact_name: 'Priya',
    company_name: 'Mills',
    country_id: '356',
    lang: 'en' as const,
    created: 1,
  };
  await database().kysely.insertInto('meeting_booking').values(row).execute();
  return booking_id;
}

/** An exhibition that takes place today, with prizes. */
async function showWithPrizes(): Promise<string> {
  const exhibitionId = '1037';
  await insertExhibition(database(), { exhibition_id: exhibitionId, phase: 3 });
  await database()
    .kysely.insertInto('lottery_prize')
    .values({ exhibition_id: exhibitionId, prize_id: 'tote', sector: 0, names: { en: 'Tote' }, stock: 100_000 })
    .onConflict((on) => on.doNothing())
    .execute();
  return exhibitionId;
}

/** A badge of the owner that has not drawn a prize yet. */
async function badgeOfOwner(exhibitionId: string): Promise<string> {
  await getToken(place(), 'buyer');
  const badge_no = randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase();
  const registration = { accountId: 'owner', email: createPerson().email, mark: 'roles', exhibitionId };
  const registration_id = await insertRegistration(database(), { ...registration, change: { badge_no } });
  // The owner has opened the link in the mail.
  const proof = { registration_id, account_id: 'owner', visitor: null, proven_at: 1 };
  await database().kysely.insertInto('registration_proof').values(proof).execute();
  return badge_no;
}

/** A draw that the owner has won. */
async function wonDraw(): Promise<string> {
  const exhibitionId = await showWithPrizes();
  await getToken(place(), 'buyer');
  const registration = { accountId: 'owner', email: createPerson().email, mark: 'roles', exhibitionId };
  const registration_id = await insertRegistration(database(), registration);
  const draw_id = randomUUID();
  const row = { draw_id, registration_id, exhibition_id: exhibitionId, account_id: 'owner', badge_no: CANARY };
  // Each account may draw only once.
  await database().kysely.deleteFrom('lottery_draw').where('exhibition_id', '=', exhibitionId).execute();
  await database()
    .kysely.insertInto('lottery_draw')
    .values({ ...row, prize_id: 'tote', prize_names: '{"en":"Tote"}', drawn_at: 1, confirmed_at: null })
    .execute();
  return draw_id;
}

/** The first free meeting time of S1 or S2 at the exhibition; each request takes another. */
async function freeMeeting() {
  const at = await exhibitionOfBuyers();
  meetings += 1;
  const slot = `${10 + (meetings % 8)}:${meetings % 16 < 8 ? '00' : '30'}`;
  await database().kysely.deleteFrom('meeting_booking').execute();
  return { ...at, date: createExhibitionDays().inshow_start, slot };
}

/** A published news article. */
async function newsOf(): Promise<string> {
  const content = {
    news: 'NR1',
    lang: 'en',
    type: 'expo',
    industry: 'textile',
    published: '2026-01-01',
    title: 'News',
  };
  const row = { ...content, blocks: '[{"type":"text","text":"Come."}]' };
  await database()
    .kysely.insertInto('operator_row')
    .values({ list: 'news', key: 'NR1', part: 'en', content: JSON.stringify(row), changed: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return 'NR1';
}

/** Calls against every role; calls of newer features are in `calls.test-data.ts` of their folders. */
const OWN_LINES: Partial<Readonly<Record<CallName, Line>>> = {
  'account.memberCheck': allowEverybody(async () => ({ email: await knownAddress() })),
  'account.verifyEmail': allowEverybody(() => ({ email: OWNER })),
  'account.verifyWhatsapp': allowEverybody(() => ({ whatsapp: '9876543210' })),
  'account.verifyMobile': allowEverybody(() => ({ mobile: '9876543210' })),
  'account.login': allowEverybody(credentials),
  'account.loginPc': allowEverybody(credentials),
  'account.register': allowEverybody(registration),
  'account.registerV2': allowEverybody(registration),
  'account.sendResetPasswordMail': allowEverybody(async () => ({ email: await knownAddress() })),
  'account.resetPassword': allowEverybody(async () => ({
    token: await resetCode(database(), 'forgetful'),
    password: PASSWORD,
  })),
  'account.checkResetPasswordLink': allowEverybody(() => ({ token: 'nobody-sent-this' })),
  'account.userInfo': allowBuyers(createEmptyData),
  'account.purchaseInfo': allowBuyers(createEmptyData),
  'account.completePurchaseInfo': allowBuyers(() => ({ jobTitle: 'buyer' })),
  'account.holdings': allowBuyers(createEmptyData),
  'account.prepareExport': allowWithPassword(() => ({ password: 'not hers' })),
  'account.erase': allowWithPasswordOnce(() => ({ password: 'not hers' })),
  'account.changePassword': allowWithPassword(() => ({ password: 'not hers', newPassword: PASSWORD })),
  'account.sessions': allowBuyers(createEmptyData),
  'account.endSession': allowOwner(async () => ({ sessionId: await ownersSession() })),
  'account.logout': allowBuyers(createEmptyData),
  'confirmation.confirm': allowEverybody(() => ({ token: 'nobody-sent-this' })),
  'confirmation.waiting': allowEverybody(async () => ({ token: await usedEnquiryToken() })),
  'confirmation.settle': allowEverybody(async () => ({ token: await usedEnquiryToken(), confirm: [], remove: [] })),
  'confirmation.sendAgain': allowEverybody(async () => ({ token: await confirmationToken() })),
  'confirmation.reject': allowEverybody(async () => ({ token: await confirmationToken() })),
  'catalogue.searchGoods': allowEverybody(() => ({ keyword: 'cotton' })),
  'catalogue.searchSupplier': allowEverybody(() => ({ keyword: 'weaves' })),
  'catalogue.latestGoods': allowEverybody(() => ({ pageNo: 1 })),
  'catalogue.goodsDetail': allowEverybody(() => ({ goodsSpuId: 'P1' })),
  'catalogue.priceTiers': allowEverybody(() => ({ goodsId: 'P1' })),
  'catalogue.supplierDetail': allowEverybody(() => ({ supplierId: 'S1' })),
  'catalogue.supplierGoods': allowEverybody(() => ({ supplierId: 'S1', keyword: 'cotton' })),
  'catalogue.recommendGoods': allowEverybody(() => ({ goodsId: 'P1', limit: 4 })),
  'suggestion.suggest': allowEverybody(() => ({ keyword: 'cot' })),
  'catalogue.goodsNeighbours': allowEverybody(() => ({ goodsId: 'P1' })),
  'catalogue.goodsByIds': allowEverybody(() => ({ goodsIds: ['P1'] })),
  'catalogue.compareGoods': allowEverybody(() => ({ goodsIds: ['P1'] })),
  'catalogue.recommendSupplier': allowEverybody(() => ({ goodsId: 'P1', limit: 4 })),
  'directory.hot': allowEverybody(() => ({ type: 'product' })),
  'directory.index': allowEverybody(() => ({ kind: 'showroom', letter: 'b', pageNo: 1 })),
  'directory.keyword': allowEverybody(() => ({ kind: 'showroom', keyword: 'bags' })),
  'enquiry.submitNew': allowVisitors(() => productEnquiry),
  'enquiry.contactsInNew': allowVisitors(() => ({ supplierId: 'S1', text: 'Call 0532 123 45 67.' })),
  'enquiry.dailyCount': allowVisitors(createEmptyData),
  'enquiry.verify': allowEverybody(async () => ({ token: await enquiryToken() })),
  'enquiry.list': allowBuyers(() => ({ pageNo: 1 })),
  'enquiry.thread': hideFromOthers(named),
  'enquiry.markRead': hideFromOthers((all) => ({ ...named(all), position: 1 })),
  'enquiry.reply': hideFromOthers((all) => ({ ...named(all), text: 'And in red?' })),
  'enquiry.contactsInReply': hideFromOthers((all) => ({ ...named(all), text: 'Call 0532 123 45 67.' })),
  'enquiry.attach': hideFromOthersByForm(async (all) => ({ ...named(all), ...(await picture()) })),
  'enquiry.setState': hideFromOthers((all) => ({ ...named(all), to: 'open' })),
  'enquiry.shareContact': hideFromOthers(named),
  'enquiry.endLink': allowVisitors(signedEnquiry),
  'enquiry.mailLink': allowVisitors(signedEnquiry),
  'enquiry.mailAgain': hideFromOthers(named),
  'badge.own': allowBuyers(() => ({})),
  'badge.checkVip': allowVisitors(async () => ({
    limit: 5,
    bagdeNo: 'TEX7K2Q9MX4',
    tagCodes: '',
    exhibitionId: await exhibitionOf(),
  })),
  'badge.ofExhibition': allowVisitors(async () => ({ exhibitionId: await exhibitionOf() })),
  'exhibition.detail': allowEverybody(async () => ({ exhibitionId: await exhibitionOf() })),
  'exhibition.recommended': allowEverybody(() => ({ ageing: 1 })),
  'exhibition.exhibitors': allowEverybody(async () => ({ exhibitionId: await exhibitionOf() })),
  'exhibition.hallPlan': allowEverybody(async () => ({ exhibitionId: await exhibitionOf() })),
  'exhibition.stands': allowEverybody(async () => ({ exhibitionId: await exhibitionOf(), supplierIds: ['S1'] })),
  'exhibition.list': allowEverybody(() => ({ pageNo: 1 })),
  'exhibition.calendar': allowEverybody(() => ({ pageNo: 1 })),
  'exhibition.eshow': allowEverybody(async () => ({ shortName: (await exhibitionOf()) && 'tex' })),
  'exhibition.config': allowEverybody(async () => ({ exhibitionId: await exhibitionOf() })),
  'stand.book': allowVisitors(async () => ({
    exhibitionId: await exhibitionOf(),
    company: 'Mills',
    contactName: 'Priya',
    email: createPerson().email,
    mobile: { dialingCode: '90', number: '5321234567' },
    countryId: '792',
    area: 12,
    product: 'Towels',
  })),
  'staffStand.list': allowStaff(() => ({ pageNo: 1 })),
  'industryExpo.site': allowEverybody(async () => ({
    industryAbbr: (await exhibitionOf()) && 'tex',
    websiteAbbr: 'tr',
  })),
  'industryExpo.news': allowEverybody(() => ({ industryAbbr: 'tex', websiteAbbr: 'tr', newsType: 'expo', pageNo: 1 })),
  'industryExpo.newsDetail': allowEverybody(async () => ({ newsId: await newsOf() })),
  'industryExpo.onsite': allowEverybody(async () => ({ exhibitionId: await exhibitionOf() })),
  'follow.goods': allowBuyers(() => ({ goodsId: 'P1' })),
  'follow.cancelGoods': allowBuyers(() => ({ goodsId: 'P1' })),
  'follow.supplier': allowBuyers(() => ({ supplierId: 'S1' })),
  'follow.cancelSupplier': allowBuyers(() => ({ supplierId: 'S1' })),
  'follow.exhibition': allowBuyers(async () => ({ exhibitionId: await exhibitionOf() })),
  'follow.cancelExhibition': allowBuyers(() => ({ exhibitionId: '1001' })),
  'follow.standing': allowBuyers(() => ({ type: 'goods', targetId: 'P1' })),
  'follow.ids': allowBuyers(() => ({ type: 'goods' })),
  'follow.list': allowBuyers(() => ({ type: 'goods' })),
  'supplierProduct.list': allowSuppliers(() => ({ part: 'shown', pageNo: 1 })),
  'supplierProduct.form': allowOneSupplier(() => ({ productId: 'P1' })),
  'supplierProduct.save': allowManagersOfOneSupplier(async () => {
    const product = database().kysely.selectFrom('product').select('version').where('id', '=', 'P1');
    const { version } = await product.executeTakeFirstOrThrow();
    return { ...productContent, productId: 'P1', version };
  }),
  'supplierProduct.add': allowManagers(() => productContent),
  'supplierProduct.setShown': allowManagersOfOneSupplier(() => ({ productId: 'P1', isShown: true })),
  'supplierCard.own': allowSuppliers(createEmptyData),
  'supplierCard.share': allowSuppliers(() => ({ isShared: true })),
  'supplierCertificate.list': allowSuppliers(createEmptyData),
  'supplierCertificate.save': allowManagersByForm(async () => {
    // A supplier's number of certificates is limited, and other lines of this table create one for each role.
    await database().kysely.deleteFrom('certificate').execute();
    return { ...certificateWords, ...(await picture()) };
  }),
  'supplierCertificate.remove': allowManagersOfOneSupplier(async () => ({ certificateId: await certificateOf('S1') })),
  'supplierProduct.withdraw': allowManagersOfOneSupplier(async () => ({ ...(await changeOfProduct()), version: 7 })),
  'supplierEnquiry.inbox': allowSuppliers(() => ({ part: 'waiting', pageNo: 1 })),
  'supplierEnquiry.thread': allowOneSupplier(named),
  'supplierEnquiry.markRead': allowOneSupplier((all) => ({ ...named(all), position: 1 })),
  'supplierEnquiry.answer': allowOneSupplier((all) => ({ ...named(all), text: 'Yes.' })),
  'supplierEnquiry.contactsInAnswer': allowOneSupplier((all) => ({ ...named(all), text: 'Call 0532 123 45 67.' })),
  'supplierEnquiry.attach': allowOneSupplierByForm(async (all) => ({ ...named(all), ...(await picture()) })),
  'supplierEnquiry.setState': allowOneSupplier((all) => ({ ...named(all), to: 'open' })),
  'supplierEnquiry.shareContact': allowOneSupplier(named),
  'lottery.wheel': allowBuyers(async () => ({ exhibitionId: await showWithPrizes() })),
  'lottery.draw': allowOwner(async () => {
    const exhibitionId = await showWithPrizes();
    return { exhibitionId, badgeNo: await badgeOfOwner(exhibitionId) };
  }),
  'lottery.confirm': allowOwner(async () => ({
    drawId: await wonDraw(),
    contactName: 'Priya',
    mobile: { dialingCode: '90', number: '5321234567' },
    address: CANARY,
  })),
  'staffLottery.prizes': allowStaff(async () => ({ exhibitionId: await showWithPrizes() })),
  'staffLottery.setPrizes': allowOperators(async () => ({
    exhibitionId: await showWithPrizes(),
    reason: 'opening day',
    prizes: [{ prizeId: 'tote', sector: 1, stock: 100_000, texts: [{ lang: 'en', name: 'Tote' }] }],
  })),
  'staffLottery.draws': allowStaff(async () => ({ exhibitionId: await exhibitionOf(), pageNo: 1 })),
  'meeting.submit': allowBuyers(freeMeeting),
  'meeting.list': allowBuyers(async () => ({ exhibitionId: await exhibitionOf() })),
  'meeting.cancel': allowOwner(async () => ({ bookingId: await bookedMeeting() })),
  'meeting.slots': allowBuyers(exhibitionOfBuyers),
  'lead.sharing': allowBuyers(async () => ({ exhibitionId: (await exhibitionOfBuyers()).exhibitionId })),
  'lead.share': allowBuyers(async () => ({
    exhibitionId: (await exhibitionOfBuyers()).exhibitionId,
    fields: ['country'],
  })),
  'lead.takeBack': allowOwner(async () => ({ leadId: await ownersScan(), isTakenBack: true })),
  'supplierLead.scan': allowSuppliers(scannedBadge),
  'supplierLead.list': allowSuppliers(createEmptyData),
  'supplierLead.save': allowOneSupplier(async () => ({ leadId: await keptLead(), rating: 1, tags: [], note: '' })),
  'supplierLead.remove': allowSuppliers(async () => ({ leadId: await keptLead() })),
  'supplierLead.export': allowSuppliers(createEmptyData),
  'supplierMeeting.list': allowSuppliers(createEmptyData),
  'supplierMeeting.answer': allowOneSupplier(async () => ({ bookingId: await bookedMeeting(), isAccepted: true })),
  'businessCard.list': allowBuyers(createEmptyData),
  'businessCard.save': allowOwner(async () => ({ id: await keptCard(), contactName: 'Noor', from: 'manual' })),
  'businessCard.remove': allowBuyers(async () => ({ id: await keptCard() })),
  'businessCard.own': allowBuyers(createEmptyData),
  'businessCard.saveOwn': allowBuyers(() => ({ contactName: 'Priya' })),
  'businessCard.share': allowBuyers(() => ({ isShared: false })),
  'businessCard.view': allowEverybody(async () => ({ cdpId: await sharedCard() })),
  'collect.goodsSpu': allowBuyers(async () => {
    const { exhibitionId } = await exhibitionOfBuyers();
    return { goodsSpuId: 'P1', exhibitionId, collected: true };
  }),
  'collect.exhibitor': allowBuyers(async () => ({ ...(await exhibitionOfBuyers()), collected: true })),
  'collect.list': allowBuyers(() => ({ type: 'goodsSpu' })),
  'collect.standing': allowBuyers(async () => ({
    type: 'exhibitor',
    targetId: 'S1',
    exhibitionId: await exhibitionOf(),
  })),
  'sample.book': allowBuyers(freeSample),
  'sample.list': allowBuyers(async () => ({ exhibitionId: await exhibitionOf() })),
  'sample.cancel': allowBuyers(async () => ({ id: await bookedSample() })),
  'supplierSample.list': allowSuppliers(createEmptyData),
  'planner.add': allowBuyers(exhibitionOfBuyers),
  'planner.list': allowBuyers(async () => ({ exhibitionId: await exhibitionOf() })),
  'planner.remove': allowBuyers(async () => ({ id: await plannedItem() })),
  'planner.note': allowOwner(async () => ({ id: await plannedItem(), remark: 'Ask for the price' })),
  'planner.calendar': allowBuyers(async () => ({ exhibitionId: await exhibitionOf() })),
  'planner.recommended': allowBuyers(async () => ({ exhibitionId: await exhibitionOf() })),
  'preregistration.preRegister': allowVisitors(async () => ({
    exhibitionId: await exhibitionOf(),
    email: `${randomUUID()}@example.com`,
    contactName: 'Priya',
    companyName: 'Malabar',
    countryId: '356',
    contactNumber: '9847012345',
    pageVersion: 1,
    entryPoint: 3,
    leadSource: 1,
    visitorId: 'v',
  })),
  'preregistration.checkReg': allowVisitors(async () => ({
    exhibitionId: await exhibitionOf(),
    email: `${randomUUID()}@example.com`,
  })),
  'preregistration.resendBadge': allowVisitors(async () => ({
    exhibitionId: await exhibitionOf(),
    email: `${randomUUID()}@example.com`,
  })),
  'preregistration.getPreData': allowVisitors(async () => ({ pretoken: await pretokenOf(await exhibitionOf()) })),
  'preregistration.getPreDataByDeviceId': allowVisitors(() => ({ deviceId: 'D1' })),
  'preregistration.verify': allowVisitors(async () => ({
    exhibitionId: await exhibitionOf(),
    email: `${randomUUID()}@example.com`,
  })),
  'rfq.submitNew': allowBuyers(() => request),
  'rfq.list': allowBuyers(() => ({ pageNo: 1 })),
  'rfq.detail': allowOwner(({ rfqId }) => ({ rfqId })),
  'rfq.attach': allowKnownDevices(picture),
  'certificate.ofSupplier': allowEverybody(() => ({ supplierId: 'S1' })),
  'certificate.ofProduct': allowEverybody(() => ({ goodsId: 'P1' })),
  'promotion.product': allowEverybody(async () => ({ promotionId: (await rowOf('promotion')).key })),
  'cms.link': allowEverybody(async () => ({ transfer: (await rowOf('link')).key })),
  'cms.findPage': allowEverybody(async () => ({ pageKey: (await rowOf('page')).key })),
  'cms.page': allowEverybody(async () => ({ pageKey: (await rowOf('page')).key })),
  'cms.banner': allowEverybody(async () => ({ industry: 'textile' })),
  'cms.feedback': allowVisitors(() => ({
    content: 'How?',
    email: `${randomUUID()}@example.com`,
    type: 'service',
  })),
  'operatorList.list': allowStaff(() => ({ list: 'link', pageNo: 1 })),
  'operatorList.show': allowStaff(() => rowOf('link')),
  'operatorList.versions': allowStaff(async () => ({ key: await pageWithVersion() })),
  'operatorList.stage': allowOperators(() => ({
    importId: randomUUID(),
    first: 0,
    columns: ['transfer', 'target'],
    rows: [['roles', '/cart']],
    reason: 'a test',
  })),
  'operatorList.commit': allowOperators(async () => ({
    list: 'link',
    importId: await staged(),
    dryRun: true,
    reason: 'a test',
  })),
  'operatorList.remove': allowOperators(async () => ({ ...(await rowOf('link')), dryRun: true, reason: 'a test' })),
  'certificateAdmin.list': allowStaff(() => ({ pageNo: 1 })),
  'certificateAdmin.decide': allowOperators(async () => ({
    certificateId: await certificateOf('S1'),
    version: '1',
    verdict: 'checked',
    reason: 'a test',
  })),
  'staff.add': allowOperators(() => ({ name: randomUUID(), role: 'support', reason: 'a test' })),
  'staff.list': allowOperators(createEmptyData),
  'staff.revoke': allowOperators(async () => ({
    staffId: (await insertStaff(database(), { role: 'support' })).staffId,
    reason: 'a test',
  })),
  'staff.renew': allowOperators(async () => ({
    staffId: (await insertStaff(database(), { role: 'support' })).staffId,
    reason: 'a test',
  })),
  'staffEnquiry.unanswered': allowStaff(() => ({ pageNo: 1 })),
  'staffEnquiry.show': allowStaff(async () => ({ enquiryId: await enquiryOfGuest() })),
  'staffEnquiry.reassign': allowOperators(async () => ({
    enquiryId: await enquiryOfGuest(),
    supplierId: await answeringSupplier(),
    reason: 'a test',
  })),
  'catalogueImport.begin': allowOperators(() => ({
    kind: 'product',
    file: 'a.csv',
    digest: hashSha256('a'),
    reason: 'a test',
  })),
  'catalogueImport.check': allowOperators(() => ({
    kind: 'product',
    columns: ['key'],
    rows: [{ row: 1, cells: ['a'] }],
  })),
  'catalogueImport.load': allowOperators(async () => ({
    batchId: await importOf(),
    chunk: 0,
    columns: ['key'],
    rows: [{ row: 1, cells: ['a'] }],
  })),
  'catalogueImport.finish': allowOperators(async () => ({ batchId: await importOf() })),
  'catalogueImport.list': allowStaff(() => ({ pageNo: 1 })),
  'catalogueImport.show': allowStaff(async () => ({ batchId: await importOf(), pageNo: 1 })),
  'catalogueImport.undo': allowOperators(async () => ({
    batchId: await importOf(),
    below: null,
    reason: 'a test',
  })),
  'catalogueImport.picture': allowOperatorsByForm(picture),
  'catalogueImport.export': allowOperators(() => ({ kind: 'product', after: null, limit: 1 })),
  'staffPreregistration.list': allowStaff(async () => ({ exhibitionId: await exhibitionOf(), pageNo: 1 })),
  'staffPreregistration.register': allowStaff(async () => ({
    exhibitionId: await exhibitionOf(),
    email: `${randomUUID()}@example.com`,
    contactName: 'Priya',
    companyName: 'Malabar',
    countryId: '356',
    contactNumber: '9847012345',
    reason: 'a test',
  })),
  'staffPreregistration.badge': allowStaff(badgeOfVisitor),
  'staffPreregistration.resend': allowStaff(async () => ({
    exhibitionId: await exhibitionOf(),
    badgeNos: ['TEX00000000'],
    reason: 'a test',
  })),
  'staffPreregistration.correct': allowStaff(async () => ({
    ...(await badgeOfVisitor()),
    contactName: 'Priya',
    reason: 'a test',
  })),
  'staffPreregistration.reissue': allowStaff(async () => ({ ...(await badgeOfVisitor()), reason: 'a test' })),
  'staffProduct.waiting': allowStaff(() => ({ pageNo: 1 })),
  'staffProduct.show': allowStaff(changeOfProduct),
  'staffProduct.settle': allowOperators(async () => ({
    ...(await changeOfProduct()),
    version: 7,
    verdict: 'refused',
    reason: 'a test',
  })),
  'supplier.login': allowEverybody(async () => {
    const { email } = createPerson('weaver');
    await insertSupplierPerson(database(), { email });
    return { email, password: PASSWORD };
  }),
  'supplier.info': allowSuppliers(createEmptyData),
  'supplier.logout': allowSuppliers(createEmptyData),
  'supplier.checkInvitation': allowEverybody(async () => ({ token: (await invitation()).token })),
  'supplier.acceptInvitation': allowEverybody(async () => ({
    token: (await invitation()).token,
    password: PASSWORD,
    name: 'Asha',
  })),
  'supplier.people': allowManagers(createEmptyData),
  'supplier.invite': allowManagers(() => ({ email: createPerson('invited').email, right: 'answer' })),
  'supplier.remove': allowManagersOfOneSupplier(async () => ({ id: (await invitation()).invitationId })),
  'supplierProfile.read': allowSuppliers(createEmptyData),
  'supplierProfile.save': allowManagers(shownProfile),
  'supplier.setRight': allowManagersOfOneSupplier(async () => ({ accountId: await colleague(), right: 'answer' })),
  'supplierAdmin.list': allowStaff(() => ({ pageNo: 1 })),
  'supplierAdmin.show': allowStaff(() => ({ supplierId: 'S1' })),
  'supplierAdmin.set': allowOperators(() => ({ supplierId: 'S1', timeZone: 'Asia/Kolkata', reason: 'a test' })),
  'supplierAdmin.invite': allowOperators(() => ({
    supplierId: 'S1',
    email: createPerson('invited').email,
    right: 'answer',
    reason: 'a test',
  })),
  'supplierAdmin.setRight': allowOperators(async () => ({
    accountId: await colleague(),
    right: 'manage',
    reason: 'a test',
  })),
  'subscription.show': allowEverybody(signedAddress),
  'subscription.toggle': allowEverybody(async () => ({ ...(await signedAddress()), subscribed: true })),
  'upload.image': allowKnownDevices(picture),
  'upload.preview': allowEverybody(() => ({ imageIds: ['1'] })),
};

const checks = Object.entries(await readCallChecks()).map(([name, { roles }]) => [name, roles] as const);
const LINES = new Map<string, Line>([...Object.entries(OWN_LINES), ...checks]);

function lineOf(name: CallName): Line {
  const line = LINES.get(name);
  if (line === undefined) throw new Error(`${name} has no line`);
  return line;
}

const calls = [...listCalls(completeContract)].map(({ name, call }) => ({ name: name as CallName, call })); // the tree is two deep
let made: Omit<RoleTestRecords, 'database'> = { rfqId: '', enquiryId: '' };
const madeNow = (): RoleTestRecords => ({ ...made, database: database() });

beforeAll(async () => {
  await insertCatalogue(database());
  await database().transaction(refreshCatalogue);
  await insertKeywords(database());
  const token = await getToken(place(), 'buyer');
  const hashed = await testPasswords.hash(PASSWORD, []);
  if (!hashed.ok) throw new Error('the line is full');
  const change = { password_hash: hashed.value, nickname: CANARY };
  await database().kysely.updateTable('account').set(change).where('account_id', '=', 'owner').execute();
  const data = { ...request, description: CANARY };
  const { rfqId } = (await readData(
    post(gateway(), gatewayContract.rfq.submitNew.path, data, {
      headers: createHeaders(createPerson()),
      envelope: { token },
    }),
  )) as { rfqId: string };
  const asked = { ...productEnquiry, content: CANARY };
  const { inquiryId: enquiryId } = (await readData(
    post(gateway(), gatewayContract.enquiry.submitNew.path, asked, {
      headers: createHeaders(createPerson()),
      envelope: { token },
    }),
  )) as { inquiryId: string };
  const delivered = { verified_at: Date.now(), delivered_at: Date.now(), waits_since: Date.now() };
  await database().kysely.updateTable('enquiry').set(delivered).where('enquiry_id', '=', enquiryId).execute();
  made = { rfqId, enquiryId };
});

test('THR-01 every call of the contract has its line in this table, and there are no others', () => {
  expect([...Object.keys(OWN_LINES), ...checks.map(([name]) => name)].sort()).toEqual(
    calls.map(({ name }) => name).sort(),
  );
});

describe.each(calls)('THR-01 THR-29 D-65 $name', ({ name, call }) => {
  // One test for all roles: the runner's overhead for a test takes as long as a rejection.
  test('responds to every role as the table says', async () => {
    const { data, outcomes } = lineOf(name);
    // A bad token is rejected before the gateway looks at the call's data, so all of them can send the same.
    const refused = await data(madeNow());
    const answers: Partial<Record<Role, Outcome | number>> = {};
    const unexpected: Partial<Record<Role, string>> = {};
    for (const role of ROLE_NAMES) {
      const response = await sendAs(place(), call, role, outcomes[role] === 401 ? refused : await data(madeNow()));
      const text = await response.text();
      answers[role] = outcomeOf(response, text);
      if (answers[role] !== outcomes[role]) unexpected[role] = text;
      const isAddressee = call.access === 'supplier' && (role === 'supplier' || role === 'supplierMember');
      if (!OWNERS.has(role) && !isAddressee) expect(text, role).not.toContain(CANARY);
    }
    expect({ answers, unexpected }).toEqual({ answers: outcomes, unexpected: {} });
  });

  test('R-6.004 has the access that the table says', () => {
    const { none, supplier } = lineOf(name).outcomes;
    expect(['buyer', 'supplier', 'support', 'operator'].includes(call.access)).toEqual(none === 401);
    expect(supplier).toEqual(call.access === 'supplier' ? 'done' : none);
  });
});

test('D-94 THR-57 every staff call is audited with person, call and reason, and a rejected one leaves the audit unchanged', async () => {
  const { staffId, token } = await insertStaff(database(), { role: 'operator' });
  const audited = async () => {
    const rows = database().kysely.selectFrom('audit').selectAll().where('staff_id', '=', staffId).orderBy('audit_id');
    return (await rows.execute()).map(({ call, reason }) => ({ call, reason }));
  };
  const asked: object[] = [];
  for (const { name, call } of calls.filter(({ call }) => ['support', 'operator'].includes(call.access))) {
    const data = { ...(await lineOf(name).data(madeNow())), reason: `why ${name}` };
    const sent = { headers: createHeaders(createPerson()), envelope: { token } };
    if (call.body === 'multipart') {
      const parts = Object.entries({ token, ...data }) as [string, string | Blob][];
      await readData(postForm(gateway(), call.path, parts, sent));
    } else await readData(post(gateway(), call.path, data, sent));
    asked.push({ call: name, reason: `why ${name}` });
  }
  expect(asked.length).toBeGreaterThan(2);
  expect(await audited()).toEqual(asked);
});

test('REL-22 the server knows by its path which call is a submit, and takes no other path for one', () => {
  const kept = calls.filter(({ call }) => gateway().isSubmit(call.path)).map(({ name }) => name);
  expect(kept).toEqual(calls.filter(({ call }) => call.mode === 'submit').map(({ name }) => name));
  expect(['', 'image/0.0.80.10.0/1.jpg', 'constructor'].map(gateway().isSubmit)).toEqual([false, false, false]);
});

test('THR-29 a missing record and another buyer’s record are rejected alike', async () => {
  const answers = [made.rfqId, 'absent'].map(async (rfqId) => {
    const response = await sendAs(place(), gatewayContract.rfq.detail, 'otherBuyer', { rfqId });
    return { ...((await response.json()) as object), requestId: '' };
  });
  const [foreign, absent] = await Promise.all(answers);
  expect(foreign).toEqual(absent);
});

function outcomeOf({ status }: Response, text: string): Outcome | number {
  const { code, success } = JSON.parse(text) as { code?: string | number; success?: boolean };
  const isDone = success ?? (code === undefined || Number(code) === 0);
  return status === 200 && isDone ? 'done' : status;
}

/** A row of an operators' list, without an end date. */
async function pageWithVersion(): Promise<string> {
  const key = randomUUID();
  const version = { key, lang: 'en', content: JSON.stringify({ title: 'Terms' }), written: 1 };
  await database().kysely.insertInto('page_version').values(version).execute();
  return key;
}

async function rowOf(list: 'promotion' | 'link' | 'page'): Promise<{ list: string; key: string }> {
  const key = `roles${list}`;
  const contents = {
    promotion: { promotionId: key, theme: 'roles', title: 'Roles', products: 'P1' },
    link: { transfer: key, target: '/cart' },
    page: { page: key, lang: 'en', title: 'Roles', blocks: '[{"type":"text","text":"Hi"}]' },
  };
  const row = { list, key, part: '', content: JSON.stringify(contents[list]), changed: 1 };
  const kept = database().kysely.insertInto('operator_row').values(row);
  await kept.onConflict((conflict) => conflict.doNothing()).execute();
  return { list, key };
}

/** A staged import. */
async function staged(): Promise<string> {
  const importId = randomUUID();
  await sql`insert into operator_import (import_id, place, content, staged)
    values (${importId}, 0, '{"transfer": "roles", "target": "/cart"}', ${Date.now()})`.execute(database().kysely);
  return importId;
}

/** The id of a certificate that waits for review. */
const certificateOf = (supplierId: string): Promise<string> => insertCertificate(database(), { supplierId });

/** The address of a new account, because each one may be checked only ten times an hour. */
async function knownAddress(): Promise<string> {
  const accountId = randomUUID();
  await insertSession(database(), 'buyer', { accountId });
  return `${accountId}@example.com`;
}

/** The id of an open session of the owner. */
async function ownersSession(): Promise<string> {
  const tokenHash = hashSha256(await getToken(place(), 'buyer'));
  const row = database().kysely.selectFrom('buyer_session').select('session_id').where('token_hash', '=', tokenHash);
  return (await row.executeTakeFirstOrThrow()).session_id;
}

/** The parameters of a link in a newsletter mail. */
async function signedAddress() {
  const { email } = createPerson();
  return { email, sign: await subscriptionSign(database(), email) };
}

/** The token in the mail of a new enquiry. */
async function enquiryToken(): Promise<string> {
  const who = createPerson();
  const data = { ...productEnquiry, email: who.email };
  await readData(post(gateway(), gatewayContract.enquiry.submitNew.path, data, { headers: createHeaders(who) }));
  const [mail] = await listRecentMails(database(), who.email);
  return new URL(mail?.links[0] ?? '').searchParams.get('token') ?? '';
}

/** The token of an enquiry's mail after it was used. */
async function usedEnquiryToken(): Promise<string> {
  const token = await enquiryToken();
  await readData(
    post(gateway(), gatewayContract.enquiry.verify.path, { token }, { headers: createHeaders(createPerson()) }),
  );
  return token;
}

/** The token of a new mail that confirms an account's address. */
async function confirmationToken(): Promise<string> {
  const subject = randomUUID();
  await insertSession(database(), 'buyer', { accountId: subject });
  const row = { hash: hashSha256(`confirm ${subject}`), subject, created: Date.now(), expires: Date.now() + 60_000 };
  await database()
    .kysely.insertInto('one_time_code')
    .values({ ...row, purpose: 'confirm', used_at: null, used_key: null })
    .execute();
  return `confirm ${subject}`;
}

/** The parameters of a guest's link in a mail. */
async function signedEnquiry() {
  const enquiryId = await enquiryOfGuest();
  return { enquiryId, sign: await signOf(database(), { enquiry_id: enquiryId, link_version: 0 }) };
}

/** The id of a new person of S1. */
const colleague = () => insertSupplierPerson(database(), { email: createPerson('weaver').email, right: 'answer' });

/** A delivered, unanswered enquiry to S1. */
async function enquiryOfGuest(): Promise<string> {
  const data = { ...productEnquiry, email: createPerson().email };
  const sent = readData(
    post(gateway(), gatewayContract.enquiry.submitNew.path, data, { headers: createHeaders(createPerson()) }),
  );
  const { inquiryId } = (await sent) as { inquiryId: string };
  const delivered = { verified_at: Date.now(), delivered_at: Date.now(), waits_since: Date.now() };
  await database().kysely.updateTable('enquiry').set(delivered).where('enquiry_id', '=', inquiryId).execute();
  return inquiryId;
}

/** The id of another supplier with a person who can reply. */
async function answeringSupplier(): Promise<string> {
  await insertSupplierPerson(database(), { email: createPerson('miller').email, supplierId: 'S2' });
  return 'S2';
}

/** An open invitation of S1. */
const invitation = () => insertInvitation(database(), { email: createPerson('invited').email });

const png = async (): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  );
