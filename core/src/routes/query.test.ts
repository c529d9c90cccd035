import { describe, expect, test } from 'vitest';
import {
  PAGE_URL_QUERY_NAMES,
  printQuery,
  QUERY,
  QUERY_SECRET_NAMES,
  type QueryName,
  readQuery,
  stripSecrets,
} from './query.ts';

const cases: readonly [string, string, QueryName, unknown][] = [
  ['R-2.229', 'searchType=supplier', 'searchType', 'supplier'],
  ['R-2.230', 'pageNo=2', 'pageNo', 2],
  ['R-2.231', 'id=TX01', 'id', 'TX01'],
  ['R-2.232', 'category_type=2', 'categoryType', 2],
  ['R-2.233', 'keyword=led+lamp', 'keyword', 'led lamp'],
  ['R-2.234', 'ignore_path=1', 'ignorePath', true],
  ['R-2.235', 'chat_channel=none', 'chatChannel', 'none'],
  ['R-2.236', 'rfq_id=R1', 'rfqId', 'R1'],
  ['R-2.237', 'rfq_description=abc%20d', 'rfqDescription', 'abc d'],
  ['R-2.238', 'rfq_email=a@b.co', 'rfqEmail', 'a@b.co'],
  ['R-2.239', 'rfq_default_data=eyJhIjoxfQ', 'rfqDefaultData', 'eyJhIjoxfQ'],
  ['R-2.240', 'recommend_site=2', 'recommendSite', 2],
  ['R-2.241', 'pv=3', 'pv', 3],
  ['R-2.242', 'industryType=textile', 'industryType', 'textile'],
  ['R-2.242', 'industryType=TEX', 'industryType', 'textile'],
  ['R-2.243', 'exhibition_id=1001', 'exhibitionId', '1001'],
  ['R-2.243', 'exhibitionId=1001', 'exhibitionId', '1001'],
  ['R-2.244', 'sib_eid=mail-7', 'mailCampaignId', 'mail-7'],
  ['R-2.245', 'rfq_question=why', 'rfqQuestion', 'why'],
  ['R-2.246', 'f_pr=old', 'preRegisterForm', 'old'],
  ['R-2.246', 'f_pr=11', 'preRegisterForm', 11],
  ['R-2.247', 'vt_pr=1', 'preRegisterSplit', true],
  ['R-2.248', 'init_token=t1', 'initToken', 't1'],
  ['R-2.249', 'init_email=a@b.co', 'initEmail', 'a@b.co'],
  ['R-2.250', 'lang=ru', 'lang', 'ru'],
  ['R-2.251', 'rfq_source=7', 'rfqSource', 7],
  ['R-2.252', 'f_sirto=/cart?a=1', 'afterInquiry', '/cart?a=1'],
  ['R-2.253', 'hidden_exhibition_id=1001', 'hiddenExhibitionId', '1001'],
  ['R-2.254', 'vt_ai=0', 'aiVariant', 0],
  ['R-2.255', 'f_catsw2=1', 'tagSelectorV2', true],
  ['R-2.256', 'source=mail', 'source', 'mail'],
  ['R-2.257', 'is_during_expo=1', 'isDuringExpo', true],
  ['R-2.258', 'pretoken=T1', 'pretoken', 'T1'],
  ['R-2.259', 'canvas_debug=1', 'canvasDebug', true],
  ['R-2.260', 'category_id=TX01', 'categoryId', 'TX01'],
  ['R-2.261', 'secondary_category_id=TX0101', 'secondaryCategoryId', 'TX0101'],
  ['R-2.262', 'active_tab=products', 'activeTab', 'products'],
  ['R-2.263', 'ac=T', 'ac', 'T'],
  ['R-2.264', 'csr=1', 'csr', true],
  ['R-2.265', 'supplier_id=S1', 'supplierId', 'S1'],
  ['R-2.266', 'coupon_id=C1', 'couponId', 'C1'],
  ['D-37', 'platform=linkedin', 'platform', 'linkedin'],
  ['D-37', 'platform=facebook', 'platform', 'facebook'],
  ['D-37', 'platform=google', 'platform', 'google'],
  ['D-38', 'source_id=999', 'sourceId', 999],
  ['D-38', 'register=1', 'register', true],
  ['D-38', 'cr=1', 'companyRequired', true],
  ['D-34', 'sort=priceAsc', 'sort', 'priceAsc'],
  ['D-28', 'day=2026-11-24', 'day', '2026-11-24'],
  ['D-28', 'day=none', 'day', 'none'],
  ['D-28', 'view=time', 'view', 'time'],
  ['D-34', 'utm_source=', 'utmSource', ''],
  ['D-34', 'app=null', 'app', 'null'],
];

describe('reading', () => {
  test.each(cases)('%s reads the query %s', (_row, search, name, value) => {
    expect(readQuery(search)).toEqual({ [name]: value });
    expect(readQuery(`?x=1&${search}`)).toEqual({ [name]: value });
  });

  test.each([
    ['R-2.230', 'pageNo=0&pageNo=2'],
    ['R-2.230', 'pageNo=01'],
    ['D-28', 'day=24.11.2026'],
    ['D-28', 'view=hall'],
    ['R-2.230', 'pageNo=-1'],
    ['R-2.230', 'pageNo=1e3'],
    ['R-2.232', 'category_type=3'],
    ['R-2.243', 'exhibition_id=12a'],
    ['R-2.246', 'f_pr=abc'],
    ['R-2.250', 'lang=sv'],
    ['R-2.251', 'rfq_source=12'],
    ['R-2.242', 'industryType=XYZ'],
    ['R-2.229', 'searchType=constructor'],
    ['R-2.252', 'f_sirto=//evil.com'],
    ['R-2.252', 'f_sirto=/%5Cevil.com'],
    ['R-2.252', 'f_sirto=%09//evil.com'],
    ['R-2.252', 'f_sirto=https://evil.com'],
    ['R-2.233', 'keyword=+++'],
    ['D-34', '__proto__=1&constructor=2&Keyword=x&&=&unknown'],
  ])('%s ignores the invalid query %s', (_row, search) => {
    expect(readQuery(search)).toEqual({});
  });

  test('A-16 the spelling of the route table overrides the other one', () => {
    expect(readQuery('exhibitionId=2&exhibition_id=1')).toEqual({ exhibitionId: '1' });
  });

  test('invalid escapes are read literally', () => {
    expect(readQuery('keyword=50%')).toEqual({ keyword: '50%' });
  });

  test('THR-43 characters that no call accepts are removed from a text, and a text of nothing else is ignored', () => {
    expect(readQuery('keyword=va%00l%07ve%7F')).toEqual({ keyword: 'valve' });
    expect(readQuery('keyword=%00%20%01')).toEqual({});
  });

  test('pairs are accepted as well as text', () => {
    expect(readQuery([['keyword', 'a+b']])).toEqual({ keyword: 'a+b' });
  });
});

describe('writing', () => {
  test('a written query is read back unchanged', () => {
    const query = readQuery(cases.map(([, search]) => search).join('&'));
    const names = Object.keys(QUERY).filter((name) => name !== 'utmSource');
    const { utmSource: _empty, ...rest } = query;
    // Object.keys types its keys as string; they are the table's own names.
    expect(readQuery(printQuery(names as QueryName[], query))).toEqual(rest);
  });

  test('only the requested parameters are written, in that order, without empty values', () => {
    expect(printQuery(['lang', 'keyword', 'id'], { keyword: '', id: 'TX01', lang: 'de', pageNo: 3 })).toBe(
      '?lang=de&id=TX01',
    );
    expect(printQuery(['keyword'], { id: 'TX01' })).toBe('');
    expect(printQuery(['keyword'], { keyword: 'a\ud800' })).toBe('?keyword=a%EF%BF%BD');
  });
});

describe('data that leaves the page', () => {
  test('D-49 the page-url header contains no secrets and no personal data', () => {
    const tokens = 'ac app ssoToken pretoken token code state init_token sign from_enquiry from_rfq';
    const wire = `${tokens} email init_email rfq_email deviceId`.split(' ');
    expect([...QUERY_SECRET_NAMES].sort()).toEqual(wire.sort());
    expect([...PAGE_URL_QUERY_NAMES].filter((name) => QUERY_SECRET_NAMES.has(name) || /^rfq_[deq]/.test(name))).toEqual(
      [],
    );
  });

  test('D-49 the header contains the list and the exhibition that were viewed', () => {
    const names = ['pageNo', 'keyword', 'id', 'category_type', 'exhibition_id', 'exhibitionId', 'lang'];
    expect(names.filter((name) => !PAGE_URL_QUERY_NAMES.has(name))).toEqual([]);
  });
});

test('THR-04 removing the secrets from a URL leaves everything else unchanged', () => {
  const secrets = [...QUERY_SECRET_NAMES].map((name) => `${name}=x`).join('&');
  expect(stripSecrets(`?${secrets}`)).toBe('');
  expect(stripSecrets(`?pageNo=2&${secrets}&lang=ar`)).toBe('?pageNo=2&lang=ar');
  expect(stripSecrets('?keyword=a%20b+c')).toBe('?keyword=a%20b+c');
  expect(stripSecrets('')).toBe('');
});
