import { existsSync } from 'node:fs';
import { createBuyer, logIn, SUPPLIER } from './support/accounts.ts';
import {
  createNetwork,
  createStep,
  follow,
  listCircularFiles,
  listLazyParts,
  movePointer,
  openStartPage,
  START_PAGE,
  type Step,
  visit,
  walkStep,
} from './support/lazy-parts.ts';
import { expect, open, type Page, tagPcOnly, tagPhoneOnly, test } from './support/test.ts';

// The service worker's offline cache is tested by `offline.spec.ts`.
test.use({ serviceWorkers: 'block' });

const texts = (...features: readonly string[]) => features.map((feature) => `text/${feature}`);

/** Types a different value each time, since an unchanged field sends no event. */
const typeIn = (field: string) => async (page: Page) => {
  await movePointer(page);
  await page.locator(field).first().pressSequentially('a');
};
const press = (button: string) => (page: Page) => page.locator(button).first().click();
const openLogin = (page: Page) => page.evaluate(() => dispatchEvent(new CustomEvent('fairhall:login', { detail: {} })));
async function search(page: Page): Promise<void> {
  const field = page.locator('input[name=keyword]').first();
  await field.blur();
  await field.focus();
}
async function openDrawer(page: Page): Promise<void> {
  const account = page.locator('[data-account=buyer][data-shape=header]');
  const own = account.getByRole('button').first();
  if (!(await own.isVisible())) await account.locator('summary').click();
  await own.click();
}

const PRODUCT = '/x_P100512.html';

/** The parts of every first page load. */
const STARTING = ['frame', 'shell', ...texts('shell', 'errors', 'policies'), 'policies/read-pages'];
const IN_ARABIC = ['page/other-texts', ...texts('ar/shell', 'ar/errors', 'ar/policies')];

/** Pages that a guest visits, one after the other. */
const GUEST: readonly Step[] = [
  visit('/', ['home/home.screen', ...texts('catalogue', 'home'), 'home/home-data', 'front-gateway'], {
    after: ['home/home-data', 'front-gateway'],
  }),
  visit('/hot/supplier', ['catalogue/lists/list-pages', ...texts('search', 'lists'), 'search-data'], {
    after: ['search-data'],
  }),
  visit('/search/product?keyword=tote', ['catalogue/search/search.screen']),
  visit('/category/x_TX01.html', ['catalogue/search/category.screen']),
  visit('/latest-products.html', ['catalogue/search/latest-products.screen']),
  visit('/categories', ['catalogue/categories/categories.screen', ...texts('category')]),
  visit('/categoriesT2/TX01', ['catalogue/lists/categories-t2.screen']),
  visit('/product_categories.html', ['catalogue/lists/product-categories.screen']),
  visit('/sitemap.html', ['catalogue/lists/sitemap.screen']),
  visit('/trafficLight', ['front/read-pages', ...texts('front')]),
  visit('/customer-service', ['front/form-pages', ...texts('forms')]),
  visit('/tex-tr', ['exhibition/industry-pages', ...texts('exhibition', 'industryExpo')]),
  visit('/bde-tr/book-stand', ['stand/form-pages', ...texts('stand')]),
  visit('/submitResult/enquiry/success', ['submit-result/submit-result.screen', ...texts('submitResult')]),
  visit('/rfq/success', ['rfq/success.screen']),
  visit('/expo/buyer/view/abc', ['business-card/public-card.screen', ...texts('businessCard')]),
  visit('/register', ['account/register.screen']),
  visit('/login', ['account/login.screen']),
  visit('/digitalShow/0', ['exhibition/read-pages', 'exhibition/page-loaders'], { after: ['exhibition/page-loaders'] }),
];

const GUEST_BUYS: readonly Step[] = [
  visit('/compare?goodsIds=P100512', ['catalogue/compare/compare.screen', 'catalogue/compare/compare-data'], {
    after: ['catalogue/compare/compare-data'],
  }),
  visit(
    PRODUCT,
    [
      'catalogue/product/product.screen',
      'catalogue/product/product-data',
      'cart/add-to-cart',
      'follow/follow-button',
      ...texts('cart', 'follow'),
    ],
    { after: ['catalogue/product/product-data'] },
  ),
  visit('/supplier/x_S1019.html', ['catalogue/supplier-page/supplier.screen', ...texts('supplier')]),
  visit('/enquiry/x_P100512', ['enquiry/enquiry.screen', ...texts('enquiry', 'enquiryPage')]),
  visit('/enquiry/x_P100512/success', ['enquiry/success.screen', ...texts('mailAgain')]),
  visit('/cart', ['cart/cart.screen', ...texts('cartPage')]),
  visit('/rfq', ['rfq/form-pages', ...texts('rfq', 'tags'), 'core/rfq/opening'], { after: ['core/rfq/opening'] }),
  visit('/resetPassword', ['account/reset.screen']),
  visit('/initPassword', ['account/initial-password.screen']),
  visit('/setting/unsubscribe?email=a@b.co&sign=x', ['subscription/unsubscribe.screen']),
  visit('/enquiries/E1?sign=x', ['enquiry/enquiry-thread.screen', ...texts('thread')]),
  visit('/verify', ['enquiry/verify.screen', ...texts('verify')]),
  visit('/expo/supplier/view', ['business-card/supplier-own-card.screen']),
];

/** The clicks and inputs of a guest. */
const GUEST_ACTS: readonly Step[] = [
  createStep(START_PAGE, openLogin, ['account/login-modal', ...texts('account')]),
  createStep('/login', typeIn('[data-field=login-email] input'), ['core/account/page']),
  createStep('/search/product', search, ['ui/suggest/search-suggestions', ...texts('suggest')]),
  createStep(
    '/search/product?keyword=towel',
    press('main li[data-industry] > span > button[aria-pressed]'),
    ['catalogue/compare/compare-tray', ...texts('compare')],
    { comesBack: true },
  ),
  createStep(
    PRODUCT,
    (page) => page.getByRole('button', { name: 'Enlarge picture' }).click(),
    ['overlay/product-viewer', ...texts('viewer')],
    { comesBack: true },
  ),
  createStep(PRODUCT, press('[data-page=product] [data-place] button'), ['cart/start-cart']),
];

/** Pages of a country's site. */
const TURKEY: readonly Step[] = [
  visit('/exhibition_1002', ['exhibition/home-pages', 'exhibition/exhibition-action']),
  visit('/exhibition_1002/exhibitors', ['planner/planner-button', ...texts('exhibitionButtons')]),
  visit('/expoturkey_1001/preRegister?f_pr=old', [
    'preregistration/form-pages',
    ...texts('files', 'preregistration', 'preregistrationPage'),
  ]),
  visit(`${PRODUCT}?exhibitionId=1001`, ['start/exhibition-buttons', ...texts('product', 'certificates')]),
  visit('/chinahomelife/Turkey', ['home/country-home.screen']),
];

const BUYER: readonly Step[] = [
  visit('/expo/badge/view', ['badge/badge-view.screen', ...texts('badge', 'badgeSharing')]),
  visit('/expo/badge/download', ['badge/badge-download.screen']),
  visit('/expo/buyer/view', ['business-card/own-card.screen']),
  visit('/orders', ['order/my-orders.screen', ...texts('order')]),
  visit('/orders/O-7K3M-9QXD', ['order/my-order.screen']),
  visit('/startOrder/P100512', ['order/order.screen']),
  visit('/enquiries', ['enquiry/my-enquiries.screen']),
  visit('/rfq/manage', ['rfq/manage.screen']),
  visit('/rfq/detail?rfqId=1', ['rfq/detail.screen']),
  createStep(START_PAGE, openDrawer, ['account/account-drawer', 'core/account/account-drawer.page'], {
    after: ['core/account/account-drawer.page'],
  }),
];

const BUYER_AT_SHOW: readonly Step[] = [
  visit('/exhibition_1002/planner', ['planner/planner.screen', ...texts('planner')]),
  visit('/exhibition_1002/meeting/S1019', ['meeting/meeting.screen', ...texts('meeting')]),
  visit('/expoturkey_1001/lotterywheel', ['lottery/wheel.screen', ...texts('lottery')]),
  visit('/expoturkey_1001/sharing-events', ['lottery/confirm.screen']),
];

/** Pages for phones only. */
const PHONE: readonly Step[] = [
  visit('/account', ['account/account.screen']),
  visit('/scanBadge', ['badge/scan-badge.screen']),
  visit('/myBadge', ['badge/my-badge.screen', 'save-badge']),
  visit('/myFavorite/product', ['collect/favorites.screen', ...texts('collect')]),
  visit('/myCard', ['business-card/my-card.screen']),
];

const SUPPLIER_GUEST: readonly Step[] = [
  visit('/invitation', ['supplier-login/invitation.screen', ...texts('supplierSite')]),
  visit(
    '/meetings/accept?token=x',
    [
      'meeting/supplier/meeting-answer.screen',
      'core/meeting/supplier/meeting-answer.page',
      ...texts('meetingSupplier'),
    ],
    { after: ['core/meeting/supplier/meeting-answer.page'] },
  ),
  visit('/sso/login', ['supplier-login/login.screen']),
  createStep('/sso/login', typeIn('[data-field=supplier-email] input'), [
    'core/supplier-login/supplier-login.page',
    'supplier-site/supplier-ports',
  ]),
];

const SUPPLIER_OWN: readonly Step[] = [
  visit('/inbox', ['enquiry/supplier/inbox.screen']),
  visit('/received-orders', ['order/supplier/orders.screen']),
  visit('/received-orders/O-7K3M-9QXD', ['order/supplier/order.screen']),
  visit('/meetings', ['meeting/supplier/meetings.screen']),
  visit('/samples', ['sample/supplier/samples.screen', ...texts('sampleSupplier')]),
  visit('/leads', ['lead/leads.screen', ...texts('supplierLeads')]),
  visit('/catalogue', ['catalogue/supplier/products.screen']),
  visit('/catalogue/new', ['catalogue/supplier/new-product.screen']),
  visit('/catalogue/P100365', ['catalogue/supplier/product.screen']),
  visit('/people', ['supplier/people.screen']),
  visit('/certificates', ['certificate/certificates.screen']),
  visit('/profile', ['supplier/profile.screen']),
  visit('/inbox/demo-enquiry-1', ['enquiry/supplier/thread.screen', ...texts('savedReplySupplier')]),
  visit('/saved-replies', ['enquiry/supplier/saved-replies.screen']),
  visit('/preview/product?id=P100365', ['catalogue/supplier/preview.screen']),
];

/**
 * Parts that load after something was sent, scanned or answered, with the tests that reach them. With `E2E_FAIL_ONCE=1`
 * each of these parts fails once there (tests/README.md).
 */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  account: ['core/account/reset.page'],
  'account-modal': ['start/open-app'],
  'account-page': [
    'core/account/account-sessions.page',
    'core/account/profile.page',
    'core/account/password-confirm.page',
    'shell/buyer-menu',
    ...texts('accountMenu'),
  ],
  badge: ['badge/badge-picture', 'core/badge/badge-cache', 'core/badge/mail-badge.page', 'core/badge/sharing'],
  card: ['core/follow/button', 'follow/follow-status'],
  cart: ['core/cart/page'],
  collect: [
    'core/business-card/saved-card',
    'core/collect/button',
    'core/preregistration/registration-gate',
    'entry-gate',
  ],
  'confirm-address': ['core/enquiry/verification.page'],
  coupon: ['coupon/coupon-card', 'core/coupon/page', ...texts('coupon')],
  deferred: ['login/task-notices', 'start/restore-task', 'keys'],
  enquiry: ['core/enquiry/keys', 'core/enquiry/mail-again', 'core/enquiry/page'],
  exhibition: ['catalogue/promotion-words', 'catalogue/stand-at-words', 'exhibition/stand-card'],
  'first-action': ['start/browser-router', 'start/browser-ports', 'overlay/toast-host'],
  home: ['load-exhibition'],
  leads: [
    'core/enquiry/start-draft',
    'core/lead/lead-file',
    'core/lead/leads.page',
    'start/ask-before-logout',
    'lead/open-supplier-scanner',
  ],
  'login-transfer': ['login/follow-with-login', 'start/accept-login'],
  lottery: ['core/lottery/page', 'core/lottery/spin'],
  meeting: ['core/meeting/book', 'core/meeting/supplier/meetings.page'],
  offline: ['start/cache-page', 'start/cache-pages', 'start/offline-strip', ...texts('offline')],
  order: ['core/order/cancel.page', 'core/order/page', 'core/order/supplier/order.page'],
  'my-show-card': [
    'core/exhibition/keys',
    'core/exhibition/my-exhibition',
    'core/preregistration/check-registration',
    'planner/planner-slots',
    ...texts('showPlan'),
  ],
  planner: ['core/planner/button', 'core/planner/offline-plans', 'core/planner/plan'],
  compare: ['enquiry/ask-all', ...texts('askAll')],
  facets: ['catalogue/search/filter-sheet'],
  popup: ['preregistration/popup', 'preregistration/popup-end', 'shell/popup-check', ...texts('popup')],
  preregistration: [
    'badge/badge-panel',
    'core/preregistration/find-registration-status',
    'core/preregistration/page',
    'preregistration/preregistration-modal',
    'preregistration/registration-result',
    'preregistration/result-dialog',
  ],
  product: [
    'catalogue/product/approximate-price',
    ...texts('currency'),
    'catalogue/product/stored-quantity',
    'catalogue/seen/seen-shelf',
    'seen',
    ...texts('seen'),
  ],
  'public-card': ['core/business-card/account-card.page', 'core/business-card/share-card', 'ui/qr-path'],
  'public-pages': ['core/feedback/page'],
  'registration-account': [
    'core/account/initial-password.page',
    'core/account/join-offer.page',
    'core/preregistration/withdraw.page',
    'preregistration/join-offer',
    'preregistration/registration-withdrawal',
  ],
  rfq: ['core/rfq/page', 'core/tags/page'],
  'rfq-edit': ['core/rfq/edit.page', 'core/rfq/withdraw.page'],
  sample: ['core/sample/button', 'core/sample/supplier/samples.page'],
  'saved-replies': ['core/enquiry/supplier/saved-replies.page'],
  scan: ['badge/open-visitor-scanner', 'scan/scan-picture', 'scan/scan-video'],
  stand: ['core/stand/page'],
  supplier: [
    'core/enquiry/supplier/assignment.page',
    'core/enquiry/supplier/inbox.page',
    'core/order/supplier/orders.page',
    'core/supplier/menu-counts',
    'core/supplier/people.page',
    'core/enquiry/supplier/spam.page',
    'core/enquiry/supplier/thread.page',
    'start/supplier-site',
    'supplier-site/log-out',
    'supplier-site/supplier-menu',
    'supplier/dashboard',
    ...texts('supplierHome'),
  ],
  'supplier-certificates': [
    'certificate/certificate-viewer',
    'core/certificate/certificates.page',
    ...texts('certificateViewer'),
  ],
  'supplier-panes': ['supplier/inbox-steps'],
  'supplier-products': ['core/catalogue/supplier/product.page', 'core/catalogue/supplier/products.page'],
  'supplier-profile': [
    'core/catalogue/supplier/pictures.page',
    'core/supplier/share-card',
    'core/supplier/profile.page',
  ],
  tags: ['tags/tag-dialog'],
  thread: ['core/thread/thread.page'],
  unsubscribe: ['core/subscription/page'],
};

/** Parts of no page of these servers: texts for the server only. */
const NOWHERE = texts('document', 'import');

const GROUPS = [
  ['pages of guests', '', GUEST],
  ['pages on which guests buy', '', GUEST_BUYS],
  ['what guests press and type', '', GUEST_ACTS],
  ['pages of exhibitions', 'turkey.', TURKEY],
  ['the login of suppliers', 'supplier.', SUPPLIER_GUEST],
] as const;
const BUYERS = [
  ['pages of buyers', '', BUYER, tagPcOnly],
  ['what buyers do at an exhibition', 'turkey.', BUYER_AT_SHOW, tagPcOnly],
  ['pages of phones', 'turkey.', PHONE, tagPhoneOnly],
] as const;

const siteOf = (server: { port: number }, host: string) => `http://${host}localhost:${server.port}`;

async function walk(page: Page, site: string, steps: readonly Step[]): Promise<void> {
  const network = await createNetwork(page);
  await page.clock.install();
  await openStartPage(page, site);
  for (const step of steps) await walkStep(page, network, site, step);
}

test('REL-19 each lazy part of the build is listed in this file', tagPcOnly, () => {
  const groups = [...GROUPS, ...BUYERS, ['pages of suppliers', '', SUPPLIER_OWN] as const];
  const walked = groups.flatMap(([, , steps]) => steps.flatMap(({ parts }) => parts));
  const listed = [...STARTING, ...IN_ARABIC, ...walked, ...Object.values(ELSEWHERE).flat(), ...NOWHERE];
  // The texts of other languages are loaded by the same function as these.
  const built = [...listLazyParts().keys()].filter((part) => !/^text\/\w\w\//.test(part) || IN_ARABIC.includes(part));
  expect([...new Set(listed)].sort()).toEqual(built.sort());
  const specs = Object.keys(ELSEWHERE).map((name) => new URL(`${name}.spec.ts`, import.meta.url));
  expect(specs.filter((place) => !existsSync(place))).toEqual([]);
});

test('REL-19 the built files have no circular imports', tagPcOnly, () => {
  expect(listCircularFiles()).toEqual([]);
});

for (const [title, host, steps] of GROUPS)
  test(
    `REL-19 R-8.037 each lazy part is requested again, and reported as missing when offline: ${title}`,
    tagPcOnly,
    async ({ page, server, watch }) => {
      watch.allow(/^error: /); // requests fail on purpose and are logged; nothing may be uncaught
      await walk(page, siteOf(server, host), steps);
    },
  );

for (const [title, host, steps, layout] of BUYERS)
  test(
    `REL-19 R-8.037 each lazy part is requested again, and reported as missing when offline: ${title}`,
    layout,
    async ({ page, request, server, watch }) => {
      watch.allow(/^error: /); // as above
      watch.allow(/Service Worker registration blocked/); // the badges page registers it
      await logIn(page, await createBuyer(request), siteOf(server, host));
      await walk(page, siteOf(server, host), steps);
    },
  );

test(
  'REL-19 R-8.037 each lazy part is requested again, and reported as missing when offline: pages of suppliers',
  tagPcOnly,
  async ({ page, server, watch }) => {
    watch.allow(/^error: /); // as above
    watch.allow(/Service Worker registration blocked/); // the leads page registers it
    const site = siteOf(server, 'supplier.');
    await open(page, `${site}/sso/login`);
    await page.locator('[data-field=supplier-email] input').fill(SUPPLIER.email);
    await page.locator('[data-field=supplier-password] input').fill(SUPPLIER.password);
    await page.locator('form[data-form=supplierLogin] button[type=submit]').click();
    await expect(page).not.toHaveURL(/login/);
    await walk(page, site, SUPPLIER_OWN);
  },
);

test(
  'REL-19 a page that fails to load is not cached, and no file is fetched for it in vain',
  tagPhoneOnly,
  async ({ page, request, server, watch }) => {
    watch.allow(/^error: /); // as above
    watch.allow(/Service Worker registration blocked/); // the badges page registers it
    const site = siteOf(server, 'turkey.');
    await logIn(page, await createBuyer(request), site);
    const kept = page.waitForResponse((response) =>
      response.url().endsWith(listLazyParts().get('start/cache-page') ?? '?'),
    );
    await open(page, `${site}/scanBadge`);
    await movePointer(page);
    await kept;
    const network = await createNetwork(page);
    await network.lose();
    await follow(page, '/myBadge');
    await expect(page.locator('[data-page=error]')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect([...network.missed]).not.toContain('badge/badge-picture');
  },
);

for (const [lang, parts] of [
  ['en', STARTING],
  ['ar', IN_ARABIC],
] as const)
  test(`REL-19 a page starts even if its own files fail once, in ${lang}`, tagPcOnly, async ({ page, watch }) => {
    watch.allow(/^error: |preload/); // requests fail on purpose
    const network = await createNetwork(page);
    await network.restore(parts);
    await open(page, `${START_PAGE}?lang=${lang}`);
    expect(network.left(parts)).toEqual([]);
    await expect(page.locator('#load-failed')).toBeHidden();
  });

test(
  'REL-19 R-8.021 a page that fails to load offline loads with “Try again” once online',
  tagPcOnly,
  async ({ page, watch }) => {
    watch.allow(/^error: /); // the test goes offline on purpose
    await openStartPage(page, '');
    await page.context().setOffline(true);
    await follow(page, '/hot/supplier');
    const again = page.locator('[data-page=error]').getByRole('link', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.context().setOffline(false);
    await again.click();
    await expect(page.locator('html')).toHaveAttribute('data-page-state', 'rendered');
    await expect(page.locator('[data-page=error]')).toHaveCount(0);
  },
);

test.describe('an automatic pop-up', () => {
  test.use({ popsUp: true });
  test('R-4.047 REL-19 shows no error if its code fails to load', tagPcOnly, async ({ page, server, watch }) => {
    watch.allow(/^error: /); // requests fail on purpose
    let failures = 0;
    await page.route(`**${listLazyParts().get('shell/popup-check')}`, (route) => {
      failures += 1;
      return route.abort();
    });
    await open(page, siteOf(server, 'turkey.'));
    await expect.poll(() => failures, { timeout: 15_000 }).toBeGreaterThan(0);
    await expect(page.locator('#load-failed')).toBeHidden();
  });
});
