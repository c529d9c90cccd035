import { expect, test } from 'vitest';
import { registrationLink } from './registration-link.ts';

const istanbul = { exhibitionId: '1001', websiteId: 2, path: '/expoturkey_1001' };

test('R-2.144 D-01 D-92 the link in an email opens the form on the exhibition’s own site', () => {
  const here = { siteId: null, deployPath: '' };
  expect(registrationLink('http://localhost:3000', here, istanbul, 'T1')).toBe(
    'http://turkey.localhost:3000/expoturkey_1001/preRegister?pretoken=T1',
  );
  expect(registrationLink('https://turkey.example.com', { ...here, siteId: 2 }, istanbul, 'T1')).toBe(
    'https://turkey.example.com/expoturkey_1001/preRegister?pretoken=T1',
  );
});

test('R-2.144 a base path is prepended once', () => {
  const based = { siteId: null, deployPath: '/fairs' };
  const path = '/fairs/expoturkey_1001';
  expect(registrationLink('http://localhost:3000/fairs', based, { ...istanbul, path }, 'T1')).toBe(
    'http://turkey.localhost:3000/fairs/expoturkey_1001/preRegister?pretoken=T1',
  );
});
