import { expect, test } from 'vitest';
import { listProcessHosts } from './process-hosts.ts';

test('D-93 the host of PUBLIC_URL is of the international site, or of the only site of the process', () => {
  const url = 'https://fair.example:8443';
  const toList = (siteId: number | null, globalUrl: string) => [...listProcessHosts({ siteId, globalUrl }, url)];
  expect(toList(null, '')).toEqual([['fair.example', { siteId: 999, variable: 'PUBLIC_URL' }]]);
  expect(toList(2, 'https://www.fair.example')).toEqual([
    ['www.fair.example', { siteId: 999, variable: 'GLOBAL_URL' }],
    ['fair.example', { siteId: 2, variable: 'PUBLIC_URL' }],
  ]);
  expect(toList(null, url)).toEqual([['fair.example', { siteId: 999, variable: 'PUBLIC_URL' }]]);
});
