import { address, type CallExample, EMAIL, ID } from '../call-examples/call-example.ts';

const PAGE_QUERY = { pageKey: 'frontpage', lang: 'en' };
const OPERATOR_PAGE = {
  title: 'The hall',
  lang: 'en',
  blocks: [
    { type: 'items', items: ['One'] },
    { type: 'link', text: 'All', href: '/search/product' },
    { type: 'image', text: 'A stand', image: '1' },
  ],
};

export const CMS_EXAMPLES: Readonly<Record<string, CallExample>> = {
  'cms.link': { input: { transfer: 'autumn' }, output: { url: '/search/product' }, bounds: { transfer: ID } },
  'cms.page': { input: PAGE_QUERY, output: OPERATOR_PAGE, bounds: { pageKey: ID, lang: [0, 10] } },
  'cms.findPage': { input: PAGE_QUERY, output: OPERATOR_PAGE, bounds: { pageKey: ID, lang: [0, 10] } },
  'cms.banner': { input: { industry: 'textile' }, output: { image: '11' }, bounds: { industry: ID } },
  'cms.feedback': {
    input: { email: address, content: 'How do I log in?', type: 'service' },
    output: { id: 'f1' },
    bounds: { email: EMAIL, content: [1, 2_000] },
  },
};
