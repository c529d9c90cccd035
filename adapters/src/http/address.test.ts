import { describe, expect, test } from 'vitest';
import { buildGatewayUrl, buildPageUrlHeader, checkOrigin, isTrusted } from './address.ts';

const origin = 'https://gateway.test';

describe('where calls go', () => {
  test('R-7.003 the gateway’s host comes before a path, with or without a slash, and not before an absolute address', () => {
    expect(buildGatewayUrl(origin, '/x')).toBe('https://gateway.test/gateway/x');
    expect(buildGatewayUrl(origin, 'x/y.json')).toBe('https://gateway.test/gateway/x/y.json');
    expect(buildGatewayUrl(origin, 'https://a/b')).toBe('https://a/b');
    expect(buildGatewayUrl(origin, '//a/b')).toBe('//a/b');
  });

  test.each([
    'https://elsewhere.test/gateway/x',
    'https://gateway.test.elsewhere.test/x',
    'https://gateway.test:8443/x',
    'http://gateway.test/x',
    'https://gateway.test@elsewhere.test/x',
    '//gateway.test/x',
    'HTTPS://ELSEWHERE.test/x',
  ])('THR-19 an address elsewhere is not trusted: %s', (url) => {
    expect(isTrusted(origin, buildGatewayUrl(origin, url))).toBe(false);
  });

  test('THR-19 the gateway’s own addresses are trusted', () => {
    expect(isTrusted(origin, buildGatewayUrl(origin, '/x'))).toBe(true);
    expect(isTrusted(origin, 'https://gateway.test/x')).toBe(true);
  });

  test('an origin is scheme, host and port alone', () => {
    expect(checkOrigin('http://127.0.0.1:3000')).toBe('http://127.0.0.1:3000');
    for (const wrong of ['', 'http://a/', 'http://a/b', 'a:3000', 'http://A', 'file:///a']) {
      expect(() => checkOrigin(wrong)).toThrow(`${JSON.stringify(wrong)} is no origin`);
    }
  });
});

describe('what the gateway is told of the page', () => {
  const names = new Set(['pageNo']);

  test('R-7.009 only known names of its query, and nothing after #', () => {
    expect(buildPageUrlHeader('https://a.test/x?pageNo=2&ac=1&pageNo=3#token=1', names)).toBe(
      encodeURIComponent('https://a.test/x?pageNo=2&pageNo=3'),
    );
    expect(buildPageUrlHeader('https://user:word@a.test/?ac=1', names)).toBe(encodeURIComponent('https://a.test/'));
  });

  test('R-7.009 nothing where there is no page', () => {
    expect(buildPageUrlHeader('', names)).toBeUndefined();
  });
});
