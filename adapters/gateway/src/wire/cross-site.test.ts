import { expect, test } from 'vitest';
import { isCrossSite } from './cross-site.ts';

const PUBLIC = 'https://fairhall.example';
const sent = (headers: Record<string, string>) =>
  isCrossSite(
    new Request('http://localhost:3000/gateway/x', { method: 'POST', headers }),
    (origin) => origin === PUBLIC,
  );

test.each<[string, Record<string, string>]>([
  ['no browser', {}],
  ['our own page', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }],
  ['our own page behind a proxy', { origin: PUBLIC }],
  ['typed by hand', { 'sec-fetch-site': 'none' }],
])('a POST is accepted: %s', (_, headers) => {
  expect(sent(headers)).toEqual(false);
});

test.each<[string, Record<string, string>]>([
  ['another site', { origin: 'https://evil.example' }],
  ['another site that hides', { origin: 'null' }],
  ['another port', { origin: 'http://localhost:4000' }],
  ['our name over plain http', { origin: 'http://fairhall.example' }],
  ['a name that begins like ours', { origin: 'https://fairhall.example.evil.example' }],
  ['cross-site without an origin', { 'sec-fetch-site': 'cross-site' }],
  ['cross-site with our origin', { origin: PUBLIC, 'sec-fetch-site': 'cross-site' }],
  ['another host of our domain without an origin', { 'sec-fetch-site': 'same-site' }],
])('THR-21 a POST is rejected: %s', (_, headers) => {
  expect(sent(headers)).toEqual(true);
});
