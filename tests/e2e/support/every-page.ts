import type { APIRequestContext } from '@playwright/test';
import { SCREEN_MAPS } from '../../../web/src/start/screens.ts';
import { readStored } from './accounts.ts';
import {
  addStandsToPlan,
  call,
  listExhibitors,
  registerElsewhere,
  type SignedIn,
  sendEnquiryTo,
  signIn,
  signInSupplier,
  takeLogin,
} from './signed-in.ts';
import type { Page } from './test.ts';

/** The site of Türkiye, whose addresses some pages have only there. */
type Site = 'global' | 'turkey' | 'japan' | 'supplier';

export interface VisitedPage {
  readonly route: string;
  readonly site: Site;
  readonly path: string;
}

const visit = (route: string, path: string, site: Site = 'global'): VisitedPage => ({ route, site, path });
const turkey = (route: string, path: string): VisitedPage => visit(route, path, 'turkey');

/** An open exhibition of the demo world, and one that comes. */
const OPEN = '/expoturkey_1001';
const COMING = '1002';
const PRODUCT = 'P100512';
/** The supplier of the demo login, and one of its products and enquiries. */
const SUPPLIER_ID = 'S1019';
const OWN_PRODUCT = 'P100365';
const OWN_ENQUIRY = 'demo-enquiry-2';
/** A coming exhibition at which it has a stand. */
const EXHIBITED = '1013';

/** The pages that a guest can open, with those that show only how to log in or what is missing. */
export const GUEST_PAGES: readonly VisitedPage[] = [
  visit('home', '/'),
  turkey('home', '/'),
  visit('countryHome', '/chinahomelife/turkey'),
  visit('frontpage', '/frontpage'),
  visit('search', '/search/product?keyword=towel'),
  visit('search', '/search/product?keyword=zzqqxx'),
  visit('search', '/search/supplier'),
  visit('category', '/category/Home-textiles_TX01.html'),
  visit('latestProducts', '/latest-products.html'),
  visit('hot', '/hot/product'),
  visit('aggregate', '/aggregate/home-textiles_TX01.html'),
  visit('aggregateList', '/aggregates/a.html'),
  visit('showroom', '/showroom/bags.html'),
  visit('showroomList', '/showroom/b.html'),
  visit('hots', '/hots/cotton.html'),
  visit('hotsList', '/hots/c.html'),
  visit('categories', '/categories'),
  visit('categoriesT2', '/categoriesT2/TX01'),
  visit('productCategories', '/product_categories.html'),
  visit('operations', '/products?category_id=TX01'),
  visit('buyerOperation', '/turkey/buyer_operation'),
  visit('sitemap', '/sitemap.html'),
  visit('product', `/x_${PRODUCT}.html`),
  visit('productScores', `/product/score/list/${PRODUCT}`),
  visit('supplier', `/supplier/x_${SUPPLIER_ID}.html`),
  visit('compare', '/compare?ids=P100512.P100513.P100514'),
  visit('compare', '/compare'),
  visit('enquiry', `/enquiry/x_${PRODUCT}`),
  visit('enquirySuccess', `/enquiry/x_${PRODUCT}/success`),
  visit('enquiryThread', '/enquiries/unknown'),
  visit('verify', '/verify'),
  visit('cart', '/cart'),
  visit('login', '/login'),
  visit('register', '/register'),
  visit('resetPassword', '/resetPassword'),
  visit('initPassword', '/initPassword'),
  visit('rfq', '/rfq'),
  visit('rfqBuyerService', '/rfq-buyerservice'),
  visit('crmRfq', '/crm-rfq?rfq_email=buyer@example.com'),
  visit('rfqEdit', '/rfq/edit'),
  visit('rfqLanding', `/landing/rfq/product-${PRODUCT}`),
  turkey('exhibitionRfq', '/exhibition-rfq/1001'),
  visit('rfqSuccess', '/rfq/success'),
  visit('submitResult', '/submitResult/rfq/success'),
  visit('unsubscribe', '/setting/unsubscribe'),
  visit('publicCard', '/expo/buyer/view/unknown'),
  visit('exhibitions', '/exhibitions'),
  visit('industryHome', '/tex-tr'),
  visit('industryExhibitors', '/tex-tr/exhibitors'),
  visit('industryIntro', '/tex-tr/intro'),
  visit('industryHistory', '/tex-tr/history'),
  visit('industryMap', '/tex-tr/map'),
  visit('industryContact', '/tex-tr/contact-us'),
  visit('industryWhyExhibit', '/tex-tr/why-exhibit'),
  visit('industryWhyAttend', '/tex-tr/why-attend'),
  visit('industryVipBuyers', '/tex-tr/vip-buyers'),
  visit('industryBookStand', '/tex-tr/book-stand'),
  visit('industryNewsList', '/tex-tr/industry-news'),
  visit('onsiteExpoList', '/onsite-industry-expo-list/1001'),
  turkey('expoHome', OPEN),
  turkey('expoHome', `/exhibition_${COMING}`),
  turkey('expoExhibitors', `${OPEN}/exhibitors`),
  turkey('expoSpotlightExhibitors', `${OPEN}/spotlight-exhibitors`),
  turkey('expoPreRegister', `${OPEN}/preRegister`),
  turkey('expoPreRegister', `${OPEN}/success`),
  turkey('expoPreRegisterForm', `${OPEN}/pre-register-form`),
  turkey('expoBookStand', '/expoturkey_1022/book-stand'),
  turkey('popupBookStand', '/popupturkey/book-stand'),
  visit('popupPreRegister', '/affiliate/popupjapan/preregister', 'japan'),
  turkey('digitalShow', '/digitalShow/1'),
  visit('trafficLight', '/trafficLight'),
  visit('customerService', '/customer-service'),
  visit('warning', '/warning'),
  visit('privacyPolicy', '/privacy-policy.html'),
  visit('aboutUs', '/about-us.html'),
];

/** Tests run side by side, so the long list is walked in several. */
const PAGES_OF_ONE_TEST = 8;
export const GUEST_PAGE_PARTS: readonly (readonly VisitedPage[])[] = Array.from(
  { length: Math.ceil(GUEST_PAGES.length / PAGES_OF_ONE_TEST) },
  (_, index) => GUEST_PAGES.slice(index * PAGES_OF_ONE_TEST, (index + 1) * PAGES_OF_ONE_TEST),
);

/** A walk over all pages of a role takes minutes on a slow machine. */
export const WALK_TIMEOUT_MS = 300_000;

/** What a test gives to a walk over pages. */
export interface WalkInput {
  readonly page: Page;
  readonly server: { readonly port: number };
  readonly findBarriers: () => Promise<readonly string[]>;
}

/** Pages of a logged-in buyer who is registered for two exhibitions, and whose lists have a row each. */
async function listBuyersPages(request: APIRequestContext, buyer: SignedIn): Promise<readonly VisitedPage[]> {
  const contact = { contactName: 'Priya Raman', mobile: { dialingCode: '+90', number: '5321234567' } };
  const order = { goodsId: PRODUCT, quantity: 10_000, remark: 'In natural cotton, please', contact };
  const { orderNo } = await call<{ orderNo: string }>(request, 'goods-order/create', order, buyer.token);
  const enquiryId = await sendEnquiryTo(request, SUPPLIER_ID, buyer, 'Can you print our logo on both sides?');
  const [exhibitor] = await listExhibitors(request, COMING);
  return [
    visit('myEnquiries', '/enquiries'),
    visit('enquiryThread', `/enquiries/${enquiryId}`),
    visit('myOrders', '/orders'),
    visit('myOrder', `/orders/${orderNo}`),
    visit('startOrder', `/startOrder/${PRODUCT}`),
    visit('rfqManage', '/rfq/manage'),
    visit('badgeView', '/expo/badge/view'),
    visit('ownCard', '/expo/buyer/view'),
    visit('industryPlanner', '/tex-tr/planner'),
    turkey('expoPlanner', `/exhibition_${COMING}/planner`),
    turkey('expoMeeting', `/exhibition_${COMING}/meeting/${exhibitor}`),
    turkey('expoLotteryWheel', `${OPEN}/lotterywheel`),
    turkey('expoSharingEvents', `${OPEN}/sharing-events`),
  ];
}

/** Logs a new buyer in at both sites and returns their pages. */
export async function prepareBuyersPages(
  page: Page,
  request: APIRequestContext,
  port: number,
): Promise<readonly VisitedPage[]> {
  const buyer = await signIn(page, request);
  await takeLogin(page, buyer, originOf('turkey', port));
  for (const exhibitionId of ['1001', COMING]) await registerElsewhere(request, buyer, exhibitionId);
  await addStandsToPlan(request, buyer, COMING, 3);
  return await listBuyersPages(request, buyer);
}

/** Pages that exist on phones only; on a PC they lead to the home page. */
export const PHONE_PAGES: readonly VisitedPage[] = [
  turkey('account', '/account'),
  turkey('myBadge', '/myBadge'),
  turkey('scanBadge', '/scanBadge'),
  turkey('myCard', '/myCard'),
  turkey('myFavorite', '/myFavorite/product'),
  turkey('myFavorite', '/myFavorite/exhibitor'),
];

const supplier = (route: string, path: string): VisitedPage => visit(route, path, 'supplier');

/** Logs the demo supplier's person in and returns the pages of the suppliers' site. */
export async function prepareSuppliersPages(
  page: Page,
  request: APIRequestContext,
  port: number,
): Promise<readonly VisitedPage[]> {
  const buyer = await signIn(page, request);
  await signInSupplier(page, request, { port });
  const contact = { contactName: 'Priya Raman', mobile: { dialingCode: '+90', number: '5321234567' } };
  const order = { goodsId: OWN_PRODUCT, quantity: 10_000, remark: 'In natural cotton, please', contact };
  const { orderNo } = await call<{ orderNo: string }>(request, 'goods-order/create', order, buyer.token);
  const lead = {
    text: await registerElsewhere(request, buyer, EXHIBITED),
    scannedAt: Date.now(),
    rating: 4,
    tags: ['towels'],
    note: 'Wants samples in two colours before the end of the month',
  };
  await call(request, 'blade-supplier/lead/scan', lead, String(await readStored(page, 'supplier_token')));
  return [
    supplier('home', '/'),
    supplier('supplierInbox', '/inbox'),
    supplier('supplierThread', `/inbox/${OWN_ENQUIRY}`),
    supplier('supplierOrders', '/received-orders'),
    supplier('supplierOrder', `/received-orders/${orderNo}`),
    supplier('supplierMeetings', '/meetings'),
    supplier('supplierSamples', '/samples'),
    supplier('supplierLeads', '/leads'),
    supplier('supplierProducts', '/catalogue'),
    supplier('supplierNewProduct', '/catalogue/new'),
    supplier('supplierProduct', `/catalogue/${OWN_PRODUCT}`),
    supplier('supplierPeople', '/people'),
    supplier('supplierCertificates', '/certificates'),
    supplier('supplierSavedReplies', '/saved-replies'),
    supplier('supplierProfile', '/profile'),
    supplier('singleSignOn', '/sso/login?role=supplier'),
    supplier('supplierInvitation', '/invitation'),
    supplier('supplierMeetingAnswer', '/meetings/accept?token=unknown'),
  ];
}

export const originOf = (site: Site, port: number): string =>
  `http://${site === 'global' ? '' : `${site}.`}localhost:${port}`;

/** Routes of buyers that have no page of their own to look at, each with the reason. */
const NOT_VISITED: Readonly<Record<string, string>> = {
  linkTransfer: 'leads to another address at once',
  trafficLightDetail: 'leads to the explanation of the ratings',
  trafficLightFeedback: 'needs a rated order, which other tests make',
  supplierOwnCard: 'leads to the suppliers’ site',
  badgeDownload: 'answers with a picture',
  rfqDetail: 'has the parts of the list, and other tests send an RFQ',
  industryMeeting: 'is the page of expoMeeting at another address',
  industryNews: 'has the parts of an article, as privacyPolicy',
  sitePrivacyPolicy: 'is the page of privacyPolicy with another text',
  imprint: 'exists once the organiser has written it',
  expoTheme: 'is the list of exhibitors with a heading',
  expoSite: 'is the page of expoHome at another address',
  showSite: 'is the page of expoHome at another address',
  eshow: 'leads to an exhibition',
  fair: 'leads to an exhibition',
};

/** The routes of buyers' pages that are neither visited nor excepted. */
export function listRoutesNotVisited(visited: readonly VisitedPage[]): readonly string[] {
  const known = new Set([...visited.map(({ route }) => route), ...Object.keys(NOT_VISITED)]);
  return SCREEN_MAPS.flatMap((screens) => Object.keys(screens)).filter((route) => !known.has(route));
}
