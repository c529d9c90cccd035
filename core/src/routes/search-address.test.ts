import { expect, test } from 'vitest';
import { readQuery } from './query.ts';
import { readSearch } from './search-address.ts';

test.each([
  ['R-2.019', '', { pageNo: 1 }],
  ['R-2.020', 'pageNo=2', { pageNo: 2 }],
  ['R-2.020', 'pageNo=0', { pageNo: 1 }],
  ['R-2.021', 'keyword=lamp+red', { pageNo: 1, keyword: 'lamp red' }],
  ['R-2.022', 'id=TX010101', { pageNo: 1, id: 'TX010101' }],
  ['R-2.022', 'category_id=TX01', { pageNo: 1, id: 'TX01' }],
  ['R-2.022', 'category_id=TX01&id=TX02', { pageNo: 1, id: 'TX02' }],
  ['R-2.023', 'id=TG000001&category_type=2', { pageNo: 1, id: 'TG000001', categoryType: 2 }],
  ['R-2.020', 'after=c1', { pageNo: 1, after: 'c1' }],
  ['D-34', 'sort=newest', { pageNo: 1, sort: 'newest' }],
  ['R-2.024', 'exhibition_id=1001', { pageNo: 1, exhibitionId: '1001' }],
])('%s a result page with the query %j reads its search from it', (_row, search, wanted) => {
  expect(readSearch({ searchType: 'product' }, readQuery(search))).toEqual({ type: 'product', ...wanted });
});

test.each([
  ['searchType=supplier', { type: 'supplier' }],
  ['searchType=exhibition_1001', { type: 'product', exhibitionId: '1001' }],
  ['searchType=exhibition_1001&exhibition_id=1002', { type: 'product', exhibitionId: '1001' }],
  ['searchType=supplier&exhibition_id=1002', { type: 'supplier', exhibitionId: '1002' }],
  ['searchType=exhibition_x', { type: 'product' }],
])('R-2.229 R-2.243 a plain form that sends %j searches for its selection', (search, wanted) => {
  expect(readSearch({ searchType: 'product' }, readQuery(search))).toEqual({ ...wanted, pageNo: 1 });
});
