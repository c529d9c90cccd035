import { sessionCookie } from '@fairhall/core/account/session-cookie';
import { order } from '@fairhall/core/contract/order/calls';
import { gatewayContract } from '@fairhall/core/contract/trees/gateway-contract';
import { ROUTE_DEFINITIONS, type RouteName } from '@fairhall/core/routes/routes';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readUrls } from '../../../fixtures/src/read-urls.ts';
import { createHeaders, createPerson, insertSession } from '../../../tests/support/accounts.ts';
import { insertCatalogue, insertKeywords, productEnquiry } from '../../../tests/support/catalogue-rows.ts';
import { COOKIE_ROLES, type CookieRole, createCookieHeader } from '../../../tests/support/cookie-roles.ts';
import { testDatabase } from '../../../tests/support/databases.ts';
import { createExhibitionDays, insertExhibition } from '../../../tests/support/exhibitions.ts';
import { post, readData } from '../../../tests/support/gateway.ts';
import { type PageKind, type PageRole, type PageRoles, readPageRoles } from '../../../tests/support/page-roles.ts';
import { insertRegistration } from '../../../tests/support/registrations.ts';
import { getToken } from '../../../tests/support/roles.ts';
import { openWholeServer, type WholeServer } from '../../../tests/support/whole-server.ts';
import { refreshCatalogue } from './catalogue/world/load-world.ts';

const database = testDatabase();
const NAMES = Object.keys(ROUTE_DEFINITIONS) as RouteName[]; // the keys of the table
/** Read once: reading and checking all of them takes longer than answering a page. */
const URLS = readUrls().filter(({ deployPath }) => deployPath === undefined);

/** A text that may occur only on pages of its owner. */
const CANARY = 'canary of the owner';

/**
 * The outcome: the `page`, the `own page` with the role's data, the `login` with a way back, or the `root`. With `ends`
 * the answer deletes the login cookie; all others leave it as it is.
 */
const SUPPLIERS_SITE = 'to http://supplier.fairhall.test/profile';
type Outcome =
  | 'page'
  | 'own page'
  | 'page, ends'
  | 'login'
  | 'login, ends'
  | 'root'
  | 'to /login'
  | typeof SUPPLIERS_SITE;
type Outcomes = Readonly<Record<CookieRole, Outcome>>;

/** For roles with an invalid cookie, and for visitors without one. */
const nobodyIs = <Is extends Outcome>(is: Is) =>
  ({
    none: is,
    supplier: is,
    wrongKind: is,
    cut: is,
    long: is,
    strangeCharacter: is,
    emptyCookie: is,
    markAlone: is,
    noMark: is,
    doubled: is,
    quoted: is,
    otherName: is,
  }) as const;
/** For roles with a well-formed cookie that the gateway rejects. */
const refusedIs = <Is extends Outcome>(is: Is) =>
  ({ expired: is, loggedOut: is, passwordChanged: is, unknown: is }) as const;

const OUTCOMES = {
  /** Makes no call for the login, so that only the browser finds out that it has ended. */
  open: { ...nobodyIs('page'), buyer: 'page', otherBuyer: 'page', ...refusedIs('page') },
  guests: { ...nobodyIs('page'), buyer: 'root', otherBuyer: 'root', ...refusedIs('page, ends') },
  personal: { ...nobodyIs('login'), buyer: 'own page', otherBuyer: 'page', ...refusedIs('login, ends') },
  /**
   * For logged-in users, without personal data: it makes no call for the buyer, so that only the browser finds out that
   * the login has ended.
   */
  members: { ...nobodyIs('login'), buyer: 'page', otherBuyer: 'page', ...refusedIs('page') },
  /** For suppliers; buyers log in on another page. D-38 */
  elsewhere: { ...nobodyIs('to /login'), buyer: 'to /login', otherBuyer: 'to /login', ...refusedIs('to /login') },
  /** Pages of suppliers, at the origin where their people log in. D-31 */
  suppliersSite: {
    ...nobodyIs(SUPPLIERS_SITE),
    buyer: SUPPLIERS_SITE,
    otherBuyer: SUPPLIERS_SITE,
    ...refusedIs(SUPPLIERS_SITE),
  },
  /** No page is built yet, so the address counts as unknown. A-12 */
  unbuilt: { ...nobodyIs('root'), buyer: 'root', otherBuyer: 'root', ...refusedIs('root') },
} as const satisfies Record<PageKind, Outcomes>;

const of = (kind: PageKind, address?: PageRole['address']): PageRole => ({ kind, ...(address && { address }) });
const open = of('open');
const unbuilt = of('unbuilt');

/** Routes of the table; routes of newer features are in `pages.test-data.ts` of their folders. */
const OWN_LINES: PageRoles = {
  digitalShow: open,
  live: unbuilt,
  liveList: unbuilt,
  customerService: open,
  linkTransfer: unbuilt, // an unknown link redirects like an unknown address
  warning: open,
  trafficLight: open,
  trafficLightFeedback: of('open', () => '/trafficLight/feedback?supplier_id=S1'),
  trafficLightDetail: open,
  acEnquiry: unbuilt,
  requestMeeting: unbuilt,
  rfq: open,
  rfqQuotation: unbuilt,
  rfqBuyerService: open,
  rfqLanding: open,
  exhibitionRfq: open,
  transitional: unbuilt,
  singleSignOn: of('elsewhere'),
  supplierInvitation: open,
  supplierInbox: open,
  supplierThread: open,
  supplierOrders: open,
  supplierOrder: open,
  supplierMeetings: open,
  supplierLeads: open,
  supplierProducts: open,
  supplierNewProduct: open,
  supplierProduct: open,
  supplierPeople: open,
  supplierProfile: open,
  supplierCertificates: open,
  mobileChat: unbuilt,
  aiSourcing: unbuilt,
  expoHome: open,
  expoBookStand: open,
  expoPreRegister: open,
  expoPreRegisterForm: open,
  expoExhibitors: open,
  expoSpotlightExhibitors: open,
  expoTheme: open,
  exhibitions: open,
  expoSite: open,
  showSite: open,
  fair: open,
  eshow: open,
  popupBookStand: open,
  popupPreRegister: open,
  onsiteExpoList: open,
  industryExhibitors: open,
  industryHome: open,
  industryIntro: open,
  industryHistory: open,
  industryMap: open,
  industryContact: open,
  industryWhyExhibit: open,
  industryBookStand: open,
  industryWhyAttend: open,
  industryVipBuyers: open,
  industryNewsList: open,
  industryNews: open,
  frontpage: unbuilt, // there is no content for it, so that it redirects there too
  productPreview: open,
  productScores: open,
};
const NEWER = Object.entries(await readPageRoles());
const LINES = new Map<string, PageRole>([...Object.entries(OWN_LINES), ...NEWER]);

function lineOf(name: RouteName): PageRole {
  const line = LINES.get(name);
  if (line === undefined) throw new Error(`${name} has no line`);
  return line;
}

const PHONE = 'Mozilla/5.0 (iPhone) Mobile/15E148';
/** A host for each audience. */
const HOSTS = { supplier: 'supplier.localhost', globalBuyer: 'localhost', buyer: 'turkey.localhost' };
const LOGIN_ENDED = sessionCookie('http://fairhall.test').ended;

let whole: WholeServer;
let rfqId = '';
const cookies = new Map<CookieRole, string>();

/** An article about textiles on Turkey's site, and a page about its exhibitions. */
async function insertTexts(news: string, page: string): Promise<void> {
  const told = { news, lang: 'en', type: 'expo', industry: 'textile', published: '2026-01-01', title: 'News' };
  const blocks = '[{"type":"text","text":"Come."}]';
  const row = (list: string, key: string, content: object) => ({
    list,
    key,
    part: 'en',
    changed: 1,
    content: JSON.stringify({ ...content, blocks }),
  });
  await database()
    .kysely.insertInto('operator_row')
    .values([row('news', news, { ...told, summary: 'New.' }), row('page', page, { page, lang: 'en', title: 'Fairs' })])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** An exhibition in Turkey with a theme, and one in Japan. */
async function insertShows(): Promise<void> {
  await insertExhibition(database(), { exhibition_id: '1001', ...createExhibitionDays() });
  await insertExhibition(database(), {
    exhibition_id: '1012',
    website_id: 12,
    country_id: '392',
    ...createExhibitionDays(),
  });
  await database()
    .kysely.insertInto('exhibition_theme')
    .values({ exhibition_id: '1001', theme_id: '5', titles: { en: 'Bags' }, category_id: 'TX0101', place: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A card that is shared by the id SharedCard. */
async function insertSharedCard(): Promise<void> {
  const account_id = 'page-roles-card';
  await insertSession(database(), 'buyer', { accountId: account_id });
  const card = { card_id: account_id, account_id, origin: 'own', contact_name: 'Noor', created: 1 } as const;
  await database()
    .kysely.insertInto('business_card')
    .values(card)
    .onConflict((on) => on.doNothing())
    .execute();
  await database()
    .kysely.insertInto('shared_card')
    .values({ cdp_id: 'SharedCard', account_id, created: 1 })
    .onConflict((on) => on.doNothing())
    .execute();
}

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React's hints to developers
  await insertCatalogue(database());
  await database().transaction(refreshCatalogue);
  await insertKeywords(database());
  await insertShows();
  await insertTexts('N1', 'fair-turkey-12');
  await insertTexts('N1', 'imprint');
  whole = await openWholeServer(database());
  const place = { database: database(), gateway: whole.gateway };
  // In this order, because the password change ends all sessions created before it.
  for (const role of new Set(['passwordChanged', ...COOKIE_ROLES] as const))
    cookies.set(role, await createCookieHeader(place, role));
  const data = { description: CANARY, email: 'a@example.com', cateAndTag: null, source: 2 };
  const token = await getToken(place, 'buyer');
  const enquiry = { ...productEnquiry, content: CANARY };
  await readData(
    post(whole.gateway, gatewayContract.enquiry.submitNew.path, enquiry, {
      headers: createHeaders(createPerson()),
      envelope: { token },
    }),
  );
  const sent = { headers: createHeaders(createPerson()), envelope: { token } };
  ({ rfqId } = (await readData(post(whole.gateway, gatewayContract.rfq.submitNew.path, data, sent))) as {
    rfqId: string;
  });
  const { account_id: accountId } = await database()
    .kysely.selectFrom('rfq')
    .select('account_id')
    .where('rfq_id', '=', rfqId)
    .executeTakeFirstOrThrow();
  await insertExhibition(database(), { exhibition_id: '47009', ...createExhibitionDays() });
  const ofShow = { accountId, email: createPerson().email, mark: CANARY, exhibitionId: '47009' };
  const registrationId = await insertRegistration(database(), ofShow);
  await database()
    .kysely.insertInto('lottery_draw')
    .values({
      draw_id: 'page-roles',
      exhibition_id: '47009',
      registration_id: registrationId,
      account_id: accountId,
      badge_no: 'TEX1',
      prize_id: 'tote',
      prize_names: JSON.stringify({ en: CANARY }),
      drawn_at: 1,
      confirmed_at: null,
    })
    .execute();
  const planned = {
    item_id: 'page-roles',
    account_id: accountId,
    exhibition_id: '1001',
    supplier_id: 'S1',
    created: 1,
  };
  await database()
    .kysely.insertInto('planner_item')
    .values({ ...planned, remark: CANARY })
    .execute();
  const stand = { exhibition_id: '1001', supplier_id: 'S1', stand_no: 'A12', hall: '1', spotlight: false };
  // Collected items are public, except for the exhibition where they are collected, so the stand number is the canary.
  const ofFavorite = { ...stand, exhibition_id: '47009', stand_no: CANARY };
  await database()
    .kysely.insertInto('exhibitor')
    .values([stand, ofFavorite])
    .onConflict((on) => on.doNothing())
    .execute();
  await database()
    .kysely.insertInto('collected')
    .values({ account_id: accountId, exhibition_id: '47009', type: 'goodsSpu', target_id: 'P1', since: 1 })
    .execute();
  const booked = {
    booking_id: 'page-roles',
    account_id: accountId,
    exhibition_id: '1001',
    supplier_id: 'S1',
    stand_no: 'A12',
    hall: '1',
    date: createExhibitionDays().inshow_start,
    slot: '10:30',
    starts: Date.now() + 86_400_000,
    contact_name: CANARY,
    company_name: CANARY,
    country_id: '356',
    lang: 'en' as const,
    created: 1,
  };
  await database()
    .kysely.insertInto('meeting_booking')
    .values({ ...booked, remark: CANARY })
    .execute();
  const told = { ...sent, headers: createHeaders(createPerson()) };
  await insertSharedCard();
  await readData(
    post(
      whole.gateway,
      gatewayContract.account.completePurchaseInfo.path,
      { companyName: CANARY, nickname: CANARY },
      told,
    ),
  );
  const contact = { contactName: CANARY, mobile: { dialingCode: '+90', number: '5321234567' } };
  const ordered = { ...sent, headers: createHeaders(createPerson()) };
  await readData(post(whole.gateway, order.create.path, { goodsId: 'P1', quantity: 1, contact }, ordered));
  for (const { insertPersonalData } of LINES.values()) await insertPersonalData?.(database(), accountId ?? '', CANARY);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await whole.close();
});

test('THR-26 every route has its line in this table, and there are no others', () => {
  expect([...Object.keys(OWN_LINES), ...NEWER.map(([name]) => name)].sort()).toEqual([...NAMES].sort());
});

describe.each(NAMES)('THR-01 THR-26 the page %s', (name) => {
  test('responds to every role as the table says, and treats everyone but its owner as a stranger', async () => {
    const answers = new Map<CookieRole, Answer>();
    for (const role of COOKIE_ROLES) answers.set(role, await ask(name, role));
    const outcomes = Object.fromEntries([...answers].map(([role, { outcome }]) => [role, outcome]));
    expect(outcomes).toEqual(OUTCOMES[lineOf(name).kind]);
    if (answers.get('none')?.outcome !== 'page') return;
    const strangers = answers.get('none')?.text;
    const others = [...answers].filter(([, { outcome, text }]) => outcome.startsWith('page') && text !== strangers);
    expect(others.map(([role]) => role)).toEqual([]);
  });
});

test('THR-29 the page of another buyer’s RFQ looks like the page of a missing RFQ', async () => {
  const foreign = await ask('rfqDetail', 'otherBuyer', `/rfq/detail?rfq_id=${rfqId}`);
  const absent = await ask('rfqDetail', 'otherBuyer', `/rfq/detail?rfq_id=${'A'.repeat(rfqId.length)}`);
  expect(foreign.text.replaceAll(rfqId, 'A'.repeat(rfqId.length))).toEqual(absent.text);
});

interface Answer {
  readonly outcome: string;
  /** The page's text, without its creation time. */
  readonly text: string;
}

/** Requests a route's page as a visitor of its audience and device, with the cookies of a role. */
async function ask(name: RouteName, role: CookieRole, address = addressOf(name)): Promise<Answer> {
  const { audience, device } = visitOf(name);
  const phone = device === 'h5' ? { 'user-agent': PHONE } : {};
  const headers = { host: HOSTS[audience as keyof typeof HOSTS], ...phone, cookie: cookies.get(role) ?? '' };
  const answer = await whole.server.inject({ url: address, headers });
  return { outcome: shownIn(answer, address) + cookieIn(answer), text: answer.body.replace(/"now":\d+/g, '"now":0') };
}

type Response = Awaited<ReturnType<WholeServer['server']['inject']>>;

function shownIn({ statusCode, headers, body }: Response, address: string): string {
  if (statusCode === 200) return body.includes(CANARY) ? 'own page' : 'page';
  if (statusCode !== 302) return String(statusCode);
  if (headers.location === '/') return 'root';
  return headers.location === `/login?redirect=${encodeURIComponent(address)}` ? 'login' : `to ${headers.location}`;
}

function cookieIn({ headers }: Response): string {
  const set = headers['set-cookie'];
  if (set === undefined) return '';
  return set === LOGIN_ENDED ? ', ends' : `, sets ${set}`;
}

const addressOf = (name: RouteName): string => lineOf(name).address?.(rfqId) ?? visitOf(name).address;

/** A visit from fixtures/urls that leads to the route. */
function visitOf(name: RouteName) {
  const first = URLS.find(({ expect: led }) => led?.route === name);
  if (first === undefined) throw new Error(`no address of fixtures/urls leads to ${name}`);
  return first;
}
