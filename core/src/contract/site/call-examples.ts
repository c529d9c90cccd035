import { type CallExample, MAX_NUMBER } from '../call-examples/call-example.ts';

/** Calls about the site and its visitors. */
export const SITE_EXAMPLES: Readonly<Record<string, CallExample>> = {
  'site.currentIp': { input: {}, output: { ip: '192.0.2.7' } },
  'site.analyseIp': {
    input: { ip: '192.0.2.7' },
    output: { id: '356', cnName: '印度', enName: 'India', code2: 'IN' },
    bounds: { ip: [0, 60] },
  },
  'site.translations': {
    input: { lang: 'ar', websiteId: 0, version: '1' },
    output: { 'request.network': 'x' },
    bounds: { lang: [0, 10], websiteId: [0, MAX_NUMBER], version: [0, 40] },
  },
  'site.countries': {
    input: {},
    output: [{ id: '356', enName: 'India', cnName: '印度', code2: 'IN', dialingCode: '91' }],
  },
  'site.websiteInfo': {
    input: { websiteId: 0 },
    output: {
      id: 0,
      name: 'Fairhall',
      enName: 'international',
      abbr: 'in',
      lang: 'en',
      countryId: '',
      themeColor: '#004',
      themeType: 'default',
      flags: { cart: true },
      popupMode: 'default',
    },
    bounds: { websiteId: [0, MAX_NUMBER] },
  },
};
