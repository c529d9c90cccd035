import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Boot } from '../page/boot.ts';
import { documentPieces } from './document.ts';
import { contentSecurityPolicy, PAGE_HEADERS } from './security-policy.ts';

const BOOT: Boot = {
  lang: 'en',
  languages: ['en'],
  siteId: 1,
  brand: { name: 'Fairhall' },
  audience: 'globalBuyer',
  device: 'h5',
  inApp: false,
  production: true,
  deployPath: '',
  origin: 'https://fairhall.test',
  ipServiceUrl: '',
  gatewayUrl: '/gateway',
  imageServer: '/gateway',
  appVersion: '1',
  now: 0,
};

const policyOf = (directive: string, ipServiceUrl = ''): string =>
  contentSecurityPolicy({ inlineStyles: false, development: false, ipServiceUrl })
    .split('; ')
    .find((part) => part.startsWith(`${directive} `)) ?? '';

test('THR-24 every inline script of a page is allowed by its hash, and no other inline code', () => {
  const html = documentPieces({
    boot: BOOT,
    texts: { lang: 'en', text: (key) => key, counted: (key) => key },
    head: { title: 'Form' },
    pathname: '/form',
    addressed: BOOT,
    structured: [],
    assets: { entry: '/entry.js', styles: [], modules: [], fonts: [], startsLater: false, inline: '' },
    body: ['<form method="post"></form>'],
    payload: {},
  }).join('');
  const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => code);
  expect(inline).toHaveLength(4);
  const hashes = inline.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  expect(policyOf('script-src').split(' ').slice(1).toSorted()).toEqual(["'self'", ...hashes].toSorted());
  expect(policyOf('style-src-elem')).toBe("style-src-elem 'self'");
  expect(policyOf('style-src-attr')).toBe("style-src-attr 'none'");
});

test('D-46 a page may connect to the public IP address service if one is set, and to no other origin', () => {
  expect(policyOf('connect-src')).toBe("connect-src 'self'");
  expect(policyOf('connect-src', 'https://addresses.test/of?format=json')).toBe(
    "connect-src 'self' https://addresses.test",
  );
});

test('a page is isolated from a window of another origin that opened it', () => {
  expect(PAGE_HEADERS['cross-origin-opener-policy']).toBe('same-origin');
});
