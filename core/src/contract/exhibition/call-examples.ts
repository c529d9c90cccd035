import {
  address,
  type CallExample,
  COUNTRY,
  EMAIL,
  ID,
  MAX_NUMBER,
  PAGE,
  toPage,
} from '../call-examples/call-example.ts';
import { sampleExhibition, sampleExhibitionDetail, sampleExhibitor } from '../call-examples/rows.ts';

const SITE_BOUNDS = [0, MAX_NUMBER] as const;

const sampleNews = {
  newsId: 'N101',
  type: 'expo',
  industry: 'textile',
  websiteId: 2,
  title: 'Halls are full',
  lang: 'en',
  summary: 'The last stand is taken.',
  cover: '11',
  publishTime: 1,
};

const industryAtSite = { industry: 'building', websiteId: 2 };
const standRequest = {
  company: 'Malabar Weaves',
  contactName: 'Priya Raman',
  email: address,
  countryId: '356',
  area: 24,
  product: 'Cotton towels',
  remark: 'A corner',
};

/** Calls about exhibitions. */
export const EXHIBITION_EXAMPLES: Readonly<Record<string, CallExample>> = {
  'exhibition.detail': {
    input: { exhibitionId: '1001', websiteId: 2, type: 'TEX' },
    output: sampleExhibitionDetail,
    bounds: { exhibitionId: ID, websiteId: SITE_BOUNDS, type: [0, 20] },
  },
  'exhibition.recommended': {
    input: { websiteId: 2, countryId: '792', ageing: 1 },
    output: [sampleExhibition],
    bounds: { websiteId: SITE_BOUNDS, countryId: COUNTRY, ageing: [0, 1] },
  },
  'exhibition.exhibitors': {
    input: {
      exhibitionId: '1001',
      keyword: 'towels',
      tagCodes: ['TG1'],
      hall: '1',
      spotlight: true,
      letter: 'a',
      supplierId: 'S1',
      pageNo: 1,
    },
    output: {
      ...toPage(sampleExhibitor),
      halls: [{ hall: '1', name: 'Fabrics', count: 1 }],
      tags: [{ code: 'TG1', name: 'Cotton', count: 1 }],
    },
    bounds: {
      exhibitionId: ID,
      keyword: [0, 200],
      tagCodes: [0, 10],
      'tagCodes.0': ID,
      hall: [0, 20],
      letter: [1, 1],
      supplierId: ID,
      pageNo: PAGE,
    },
  },
  'exhibition.hallPlan': {
    input: { exhibitionId: '1001', hall: '1' },
    output: {
      halls: [{ hall: '1', name: 'Fabrics', count: 1 }],
      hall: '1',
      geometry: {
        width: 40,
        depth: 30,
        doors: [{ kind: 'entrance', side: 'bottom', at: 17, width: 6, label: 'North entrance' }],
        facilities: [{ name: 'cafe', x: 2, y: 25, width: 8, depth: 4 }],
      },
      stands: [
        {
          standNo: 'A12',
          supplierId: 'S1',
          supplierName: 'Malabar Weaves',
          place: { x: 3, y: 1, width: 6, depth: 3.6, open: ['bottom'] },
        },
      ],
    },
    bounds: { exhibitionId: ID, hall: [0, 20] },
  },
  'exhibition.stands': {
    input: { exhibitionId: '1001', supplierIds: ['S1'] },
    output: { stands: [{ supplierId: 'S1', hall: '1', standNo: 'A12' }] },
    bounds: { exhibitionId: ID, supplierIds: [1, 60], 'supplierIds.0': ID },
  },
  'exhibition.list': {
    input: { websiteId: 2, industry: 'textile', phase: 3, keyword: 'istanbul', pageNo: 1 },
    output: toPage(sampleExhibition),
    bounds: { websiteId: SITE_BOUNDS, phase: [1, 5], keyword: [0, 200], pageNo: PAGE },
  },
  'exhibition.calendar': {
    input: { countryId: '792', industry: 'textile', month: '2026-11', pageNo: 1 },
    output: {
      ...toPage(sampleExhibition),
      countries: [{ countryId: '792', code: 'TR', count: 1 }],
      industries: [{ industry: 'textile', count: 1 }],
      months: [{ month: '2026-11', count: 1 }],
    },
    bounds: { countryId: COUNTRY, month: [0, 7], pageNo: PAGE },
  },
  'exhibition.eshow': {
    input: { shortName: 'tex', country: 'turkey' },
    output: sampleExhibitionDetail,
    bounds: { shortName: [0, 20], country: [0, 40] },
  },
  'exhibition.config': {
    input: { exhibitionId: '1001' },
    output: {
      exhibitionId: '1001',
      pageVersion: 9,
      popupMode: 'default',
      phase: 3,
      abPreRegister: false,
      entryTypes: ['Sample', 'Enquiry'],
      maxTag: 10,
    },
    bounds: { exhibitionId: ID },
  },
  'industryExpo.site': {
    input: { industryAbbr: 'tex', websiteAbbr: 'tr' },
    output: {
      exhibition: sampleExhibitionDetail,
      banner: '11',
      menus: ['intro', 'expo-news'],
      countryUrl: 'https://turkey.fairhall.example/expoturkey_1001',
    },
    bounds: { websiteAbbr: [2, 2] },
  },
  'industryExpo.news': {
    input: { industryAbbr: 'tex', websiteAbbr: 'tr', newsType: 'expo', pageNo: 1 },
    output: toPage(sampleNews),
    bounds: { websiteAbbr: [2, 2], pageNo: PAGE },
  },
  'industryExpo.newsDetail': {
    input: { newsId: 'N101' },
    output: {
      ...sampleNews,
      blocks: [
        { type: 'items', items: ['One'] },
        { type: 'link', text: 'All', href: '/search/product' },
        { type: 'image', text: 'A stand', image: '1' },
      ],
      html: '<ul><li>One</li></ul>',
    },
    bounds: { newsId: ID },
  },
  'industryExpo.onsite': {
    input: { exhibitionId: '1001' },
    output: [
      {
        industryAbbr: 'tex',
        websiteAbbr: 'tr',
        exhibitionId: '1001',
        name: 'Istanbul Textile Fair',
        inshowStartDate: '2026-11-24',
        inshowEndDate: '2026-11-27',
        location: 'Istanbul Expo Center',
      },
    ],
    bounds: { exhibitionId: ID },
  },
  'stand.book': {
    input: {
      ...standRequest,
      mobile: { dialingCode: '90', number: '5321234567' },
      exhibitionId: '1022',
      ...industryAtSite,
    },
    output: { id: 'st1' },
    bounds: {
      company: [1, 200],
      contactName: [1, 100],
      email: EMAIL,
      area: [1, 10_000],
      product: [1, 200],
      remark: [0, 1_000],
      countryId: COUNTRY,
      exhibitionId: ID,
      websiteId: SITE_BOUNDS,
      'mobile.dialingCode': [1, 7],
      'mobile.number': [1, 40],
    },
  },
  'staffStand.list': {
    input: { exhibitionId: '1022', pageNo: 1, reason: 'Fair' },
    output: toPage({
      standRequestId: 'st1',
      exhibitionId: '1022',
      exhibitionName: 'Building Istanbul',
      industry: 'building',
      websiteId: 2,
      ...standRequest,
      mobile: '+90 5321234567',
      lang: 'en',
      createTime: 1,
    }),
    bounds: { exhibitionId: ID, pageNo: PAGE, reason: [1, 500] },
  },
};
