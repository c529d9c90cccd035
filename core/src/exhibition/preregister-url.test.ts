import { describe, expect, test } from 'vitest';
import { createRouteTable } from '../routes/route-table.ts';
import { buildPreregisterUrl } from './preregister-url.ts';

const book = createRouteTable({ deployPath: '' });

describe('the pre-registration URL', () => {
  test.each([
    ['R-2.144', '/expoturkey'],
    ['R-2.145', '/expoturkey//'],
    ['R-2.146', '/show_turkey'],
    ['R-2.147', '/expoturkey_1001/preRegister'],
    ['R-2.147', '/expoturkey_1001/preRegister/'],
    ['R-2.148', '/expoturkey_1001/book-stand'],
    ['D-92', '/expoturkey_77'],
    ['D-92', '/expoturkey_1001.html'],
    ['D-92', '/expoturkey_1001/exhibitors'],
  ])('%s is built from %s', (_, path) => {
    expect(buildPreregisterUrl(path, '1001')).toBe('/expoturkey_1001/preRegister');
  });

  test.each([
    ['/textilejapan', '/expojapan_1002/preRegister'],
    ['/texjapan_9', '/texjapan_1002/preRegister'],
    ['/exhibition_9/book-stand', '/exhibition_1002/preRegister'],
    ['/affiliate/expojapan_9', '/affiliate/expojapan_1002/preRegister'],
    ['/summer_ab12/show_japan_9', '/summer_ab12/expojapan_1002/preRegister'],
    ['/search/product', '/expojapan_1002/preRegister'],
    ['', '/expojapan_1002/preRegister'],
  ])('D-92 for %s is %s, which matches the route table', (path, address) => {
    expect(buildPreregisterUrl(path, '1002', 'japan')).toBe(address);
    const visit = { audience: 'buyer', device: 'h5', production: true } as const;
    expect(book.match(address, visit)).toMatchObject({ name: 'expoPreRegister', params: { exhibitionId: '1002' } });
  });
});
