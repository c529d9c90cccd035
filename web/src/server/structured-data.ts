import type { ProductData } from '../catalogue/product/product-data.ts';
import type { SupplierData } from '../catalogue/supplier-page/supplier-data.ts';
import type { ExhibitionData } from '../exhibition/exhibition-data.ts';
import type { IndustryHomeData } from '../exhibition/industry/industry-home-data.ts';
import type { NewsData } from '../exhibition/industry/news-data.ts';
import { hrefOf, rootOf } from '../page/address.ts';
import type { Boot } from '../page/boot.ts';
import type { Head, HeadCrumb, HeadLink } from '../page/head.ts';
import type { LoadedPage } from '../page/screen.ts';
import { toLanguageUrl } from './head-tags.ts';

type SiteContext = Pick<Boot, 'origin' | 'lang' | 'deployPath' | 'brand'>;

/** A page as the structured data describes it. */
export interface DescribedPage {
  readonly page: LoadedPage;
  readonly head: Head;
  readonly boot: SiteContext;
  /** Path and query of the page's canonical address. */
  readonly address: string;
}

const CONTEXT = 'https://schema.org';

/** Returns an address in the page's language. */
const urlOf = (boot: SiteContext, address: string): string => toLanguageUrl(boot, address, boot.lang);

const toOrganisation = (boot: SiteContext) => ({
  '@type': 'Organization',
  name: boot.brand.name,
  url: `${boot.origin}${rootOf(boot)}`,
  logo: `${boot.origin}${boot.brand.logo ?? '/favicon.ico'}`,
});

/** The site with its search, which search engines may show below the home page. */
function siteData({ boot }: DescribedPage): object {
  const search = urlOf(boot, hrefOf(boot)('search', { searchType: 'product' }, { keyword: 'KEYWORD' }));
  return {
    '@type': 'WebSite',
    name: boot.brand.name,
    url: urlOf(boot, rootOf(boot)),
    inLanguage: boot.lang,
    publisher: toOrganisation(boot),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: search.replace('KEYWORD', '{search_term_string}') },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** The price range of a product; undefined if the price is on request. */
function toOffers({ steps, currency, terms }: ProductData, url: string): object | undefined {
  if (steps.length === 0) return undefined;
  const payment = terms.find(({ term }) => term === 'payment');
  const amounts = steps.map(({ amount }) => amount);
  return {
    '@type': 'AggregateOffer',
    priceCurrency: currency,
    lowPrice: Math.min(...amounts),
    highPrice: Math.max(...amounts),
    offerCount: steps.length,
    acceptedPaymentMethod: payment === undefined ? undefined : { '@type': 'PaymentMethod', name: payment.value },
    url,
  };
}

/** The average rating; undefined if there are too few reviews for one. */
function ratingOf({ reviews }: ProductData): object | undefined {
  if (reviews === null || reviews.average === null) return undefined;
  const sum = reviews.spread.reduce((all, { stars, count }) => all + stars * count, 0);
  return {
    '@type': 'AggregateRating',
    ratingValue: Math.round((10 * sum) / reviews.total) / 10,
    reviewCount: reviews.total,
  };
}

function productData(data: ProductData, { boot, address }: DescribedPage): object {
  const url = urlOf(boot, address);
  const { supplier } = data;
  return {
    '@type': 'Product',
    name: data.name,
    description: data.description,
    sku: data.id,
    url,
    image: data.pictures.map(({ full }) => new URL(full, boot.origin).href),
    category: data.crumbs.at(-1)?.name,
    brand: { '@type': 'Organization', name: supplier.name, url: urlOf(boot, supplier.href) },
    offers: toOffers(data, url),
    aggregateRating: ratingOf(data),
  };
}

const supplierData = (data: SupplierData, { boot, address }: DescribedPage): object => ({
  '@type': 'Organization',
  name: data.name,
  description: data.about,
  url: urlOf(boot, address),
  logo: data.logo === '' ? undefined : new URL(data.logo, boot.origin).href,
  address: data.location,
});

/** An exhibition with its place and days. Opening hours are omitted because they are in the venue's time zone. */
const eventData = (
  { expo, intro }: Pick<ExhibitionData, 'expo' | 'intro'>,
  { boot, address }: DescribedPage,
): object => ({
  '@type': 'ExhibitionEvent',
  name: expo.name,
  description: intro,
  url: urlOf(boot, address),
  startDate: expo.days.from,
  endDate: expo.days.to,
  eventAttendanceMode: `${CONTEXT}/OfflineEventAttendanceMode`,
  eventStatus: `${CONTEXT}/EventScheduled`,
  location: { '@type': 'Place', name: expo.location, address: expo.location, hasMap: expo.mapHref },
  ...(expo.banner === null ? {} : { image: new URL(expo.banner, boot.origin).href }),
  organizer: toOrganisation(boot),
});

/** A news article. */
const articleData = ({ news, published, picture }: NewsData, { boot, address }: DescribedPage): object => ({
  '@type': 'NewsArticle',
  headline: news.title,
  description: news.summary,
  datePublished: published,
  url: urlOf(boot, address),
  ...(picture === null ? {} : { image: new URL(picture, boot.origin).href }),
  publisher: toOrganisation(boot),
});

const listItems = (boot: SiteContext, links: readonly (HeadLink | HeadCrumb)[], pagePath: string) =>
  links.map((link, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    ...('name' in link
      ? { name: link.name, item: urlOf(boot, link.href ?? pagePath) }
      : { url: urlOf(boot, link.href ?? pagePath) }),
  }));

/** The structured data of a kind of page, besides its breadcrumbs and its list. */
const DATA_BY_PAGE: Readonly<Record<string, (described: DescribedPage) => object>> = {
  home: siteData,
  countryHome: siteData,
  ...Object.fromEntries(
    ['expoHome', 'expoSite', 'showSite', 'eshow'].map((name) => [
      name,
      (described: DescribedPage) => eventData(described.page.data as ExhibitionData, described), // the data of their loaders
    ]),
  ),
  industryHome: (described) => {
    const { industry, intro } = described.page.data as IndustryHomeData; // the data of that name's loader
    return eventData({ expo: industry.expo, intro }, described);
  },
  industryNews: (described) => articleData(described.page.data as NewsData, described), // likewise
  product: (described) => productData(described.page.data as ProductData, described), // the data of that name's loader
  supplier: (described) => supplierData(described.page.data as SupplierData, described), // likewise
};

/** Returns a page's structured data for search engines, one object each. Empty for pages that must not be indexed. */
export function createStructuredData(described: DescribedPage): readonly object[] {
  const { page, head, boot, address } = described;
  if (head.noIndex || head.isAbsent) return [];
  const { crumbs = [], items = [] } = head;
  const pageData = DATA_BY_PAGE[page.name]?.(described);
  const parts = [
    ...(pageData === undefined ? [] : [pageData]),
    ...(crumbs.length === 0
      ? []
      : [{ '@type': 'BreadcrumbList', itemListElement: listItems(boot, crumbs.map(withName), address) }]),
    ...(items.length === 0
      ? []
      : [
          {
            '@type': 'ItemList',
            itemListElement: listItems(
              boot,
              items.map(({ href }) => ({ href })),
              address,
            ),
          },
        ]),
  ];
  return parts.map((part) => ({ '@context': CONTEXT, ...part }));
}

const withName = ({ name, href }: HeadCrumb): HeadCrumb => ({ name, href });
