import type { MessageFeature } from '@fairhall/core/messages';
import type { BuiltRoute } from './pending.ts';
import type { ScreenModule } from './screen.ts';

interface ScreenEntry {
  readonly load: () => Promise<unknown>;
  /** The screen's file, as the build's manifest names it. */
  readonly file: string;
  /** Text files besides those of the shell. */
  readonly texts: readonly MessageFeature[];
}

/** Every page that is built: together with `pending.ts` this is the route table. */
export const screens: Record<BuiltRoute, ScreenEntry> = {
  home: screen(() => import('../home/home.screen.ts'), 'src/home/home.screen.ts', ['catalogue', 'home']),
  countryHome: screen(() => import('../home/country-home.screen.ts'), 'src/home/country-home.screen.ts', [
    'catalogue',
    'home',
  ]),
  search: screen(() => import('../search/search.screen.ts'), 'src/search/search.screen.ts', ['catalogue', 'search']),
  category: screen(() => import('../search/category.screen.ts'), 'src/search/category.screen.ts', [
    'catalogue',
    'search',
  ]),
  latestProducts: screen(() => import('../search/latest-products.screen.ts'), 'src/search/latest-products.screen.ts', [
    'catalogue',
    'search',
  ]),
  categories: screen(() => import('../category/categories.screen.ts'), 'src/category/categories.screen.ts', [
    'category',
  ]),
  product: screen(() => import('../product/product.screen.ts'), 'src/product/product.screen.ts', [
    'cart',
    'catalogue',
    'product',
  ]),
  privacyPolicy: screen(() => import('../policies/privacy-policy.screen.ts'), 'src/policies/privacy-policy.screen.ts', [
    'policies',
  ]),
  sitePrivacyPolicy: screen(
    () => import('../policies/site-privacy-policy.screen.ts'),
    'src/policies/site-privacy-policy.screen.ts',
    ['policies'],
  ),
  aboutUs: screen(() => import('../policies/about-us.screen.ts'), 'src/policies/about-us.screen.ts', ['policies']),
  supplier: screen(() => import('../supplier/supplier.screen.ts'), 'src/supplier/supplier.screen.ts', [
    'catalogue',
    'supplier',
  ]),
  enquiry: screen(() => import('../enquiry/enquiry.screen.ts'), 'src/enquiry/enquiry.screen.ts', [
    'catalogue',
    'enquiry',
    'enquiryPage',
    'forms',
  ]),
  enquirySuccess: screen(() => import('../enquiry/success.screen.ts'), 'src/enquiry/success.screen.ts', [
    'catalogue',
    'enquiry',
    'enquiryPage',
  ]),
  login: screen(() => import('../account/login.screen.ts'), 'src/account/login.screen.ts', [
    'account',
    'forms',
    'tags',
  ]),
  register: screen(() => import('../account/register.screen.ts'), 'src/account/register.screen.ts', [
    'account',
    'forms',
    'tags',
  ]),
  resetPassword: screen(() => import('../account/reset.screen.ts'), 'src/account/reset.screen.ts', [
    'account',
    'forms',
  ]),
  verify: screen(() => import('../verify/verify.screen.ts'), 'src/verify/verify.screen.ts', ['verify']),
  rfq: screen(() => import('../rfq/rfq.screen.ts'), 'src/rfq/rfq.screen.ts', ['catalogue', 'forms', 'rfq', 'tags']),
  rfqBuyerService: screen(() => import('../rfq/service.screen.ts'), 'src/rfq/service.screen.ts', [
    'catalogue',
    'forms',
    'rfq',
    'tags',
  ]),
  rfqSuccess: screen(() => import('../rfq/success.screen.ts'), 'src/rfq/success.screen.ts', ['rfq']),
  rfqManage: screen(() => import('../rfq/manage.screen.ts'), 'src/rfq/manage.screen.ts', ['catalogue', 'rfq']),
  rfqDetail: screen(() => import('../rfq/detail.screen.ts'), 'src/rfq/detail.screen.ts', ['catalogue', 'rfq']),
  cart: screen(() => import('../cart/cart.screen.ts'), 'src/cart/cart.screen.ts', ['cart', 'catalogue', 'forms']),
  submitResult: screen(
    () => import('../submit-result/submit-result.screen.ts'),
    'src/submit-result/submit-result.screen.ts',
    ['submitResult'],
  ),
};

function screen(load: () => Promise<unknown>, file: string, texts: readonly MessageFeature[]): ScreenEntry {
  return { load, file, texts };
}

const loaded = new Map<BuiltRoute, ScreenModule>();

/** Loads a page's code once. Undefined when its file is gone, as in an old tab after a release. */
export async function loadScreen(name: BuiltRoute): Promise<ScreenModule | undefined> {
  const known = loaded.get(name);
  if (known !== undefined && !import.meta.env.DEV) return known;
  const screen = (await screens[name].load()) as ScreenModule | undefined;
  if (screen !== undefined) loaded.set(name, screen);
  return screen;
}

/** The code of a page whose data is there already, so its code is too. */
export function loadedScreen(name: BuiltRoute): ScreenModule {
  const screen = loaded.get(name);
  if (screen === undefined) throw new Error(`the page ${name} is shown before it is loaded`);
  return screen;
}
