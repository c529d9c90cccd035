import { type CallSample, COUNTRY, ID, PAGE, paged, UNTIL_THE_LAST } from '../call-sample.ts';
import { sampleExhibition, sampleExhibitionDetail, sampleExhibitor } from '../samples.ts';

const WEBSITE = [0, UNTIL_THE_LAST] as const;

const sampleNews = {
  ...{ newsId: 'N101', type: 'expo', industry: 'textile', websiteId: 2, title: 'Halls are full', lang: 'en' },
  ...{ summary: 'The last stand is taken.', cover: '11', publishTime: 1 },
};

/** Calls about exhibitions. */
export const EXHIBITION_SAMPLES: Readonly<Record<string, CallSample>> = {
  'exhibition.detail': {
    input: { exhibitionId: '1001', websiteId: 2, type: 'TEX' },
    output: sampleExhibitionDetail,
    bounds: { exhibitionId: ID, websiteId: WEBSITE, type: [0, 20] },
  },
  'exhibition.recommended': {
    input: { websiteId: 2, countryId: '792', ageing: 1 },
    output: [sampleExhibition],
    bounds: { websiteId: WEBSITE, countryId: COUNTRY, ageing: [0, 1] },
  },
  'exhibition.exhibitors': {
    input: {
      ...{ exhibitionId: '1001', keyword: 'towels', tagCodes: ['TG1'], hall: '1', spotlight: true, letter: 'a' },
      pageNo: 1,
    },
    output: {
      ...paged(sampleExhibitor),
      halls: [{ hall: '1', name: 'Fabrics', count: 1 }],
      tags: [{ code: 'TG1', name: 'Cotton', count: 1 }],
    },
    bounds: {
      ...{ exhibitionId: ID, keyword: [0, 200], tagCodes: [0, 10], 'tagCodes.0': ID, hall: [0, 20], letter: [1, 1] },
      pageNo: PAGE,
    },
  },
  'exhibition.list': {
    input: { websiteId: 2, industry: 'textile', phase: 3, keyword: 'istanbul', pageNo: 1 },
    output: paged(sampleExhibition),
    bounds: { websiteId: WEBSITE, phase: [1, 5], keyword: [0, 200], pageNo: PAGE },
  },
  'supplierExhibition.list': {
    input: {},
    output: [{ exhibition: sampleExhibition, standNo: 'A12', hall: '1', hallName: 'Fabrics' }],
  },
  'exhibition.eshow': {
    input: { shortName: 'tex', country: 'turkey' },
    output: sampleExhibitionDetail,
    bounds: { shortName: [0, 20], country: [0, 40] },
  },
  'exhibition.config': {
    input: { exhibitionId: '1001' },
    output: {
      ...{ exhibitionId: '1001', pageVersion: 9, popupMode: 'default', phase: 3, abPreRegister: false },
      ...{ entryTypes: ['Sample', 'Enquiry'], maxTag: 10 },
    },
    bounds: { exhibitionId: ID },
  },
  'industryExpo.site': {
    input: { industryAbbr: 'tex', websiteAbbr: 'tr' },
    output: {
      exhibition: sampleExhibitionDetail,
      ...{ banner: '11', menus: ['intro', 'expo-news'], countryOrigin: 'http://turkey.localhost' },
    },
    bounds: {},
  },
  'industryExpo.news': {
    input: { industryAbbr: 'tex', websiteAbbr: 'tr', newsType: 'expo', pageNo: 1 },
    output: paged(sampleNews),
    bounds: { pageNo: PAGE },
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
        ...{ industryAbbr: 'tex', websiteAbbr: 'tr', exhibitionId: '1001', name: 'Istanbul Textile Fair' },
        ...{ inshowStartDate: '2026-11-24', inshowEndDate: '2026-11-27', location: 'Istanbul Expo Center' },
      },
    ],
    bounds: { exhibitionId: ID },
  },
};
