import { expect, test } from 'vitest';
import { parseHost } from './parse-host.ts';

test.each([
  ['turkey.example.com', 'turkey.example.com'],
  ['Turkey.Example.COM', 'turkey.example.com'],
  ['türkiye.example', 'xn--trkiye-3ya.example'],
])('D-93 %s is the host %s', (text, host) => expect(parseHost(text)).toBe(host));

test.each([
  '',
  'fair',
  'https://fair.example',
  'fair.example:8443',
  'fair.example/tr',
  'a b.example',
  '.example',
  'fair..example',
  'fair.example.',
  '192.0.2.1',
  '[::1]',
  'me@fair.example',
  '-fair.example',
  `${'a'.repeat(64)}.example`,
])('D-93 %j is no host', (text) => expect(parseHost(text)).toBeUndefined());
