import { describe, expect, test } from 'vitest';
import { buildGatewayUrl, buildPageUrlHeader, checkOrigin, isTrusted } from './address.ts';

const origin = 'https://gateway.test';

describe('the URL of a call', () => {
  test('R-7.003 has the gateway’s host before a path, with or without a slash, but not before an absolute URL', () => {
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
  ])('THR-19 is not trusted elsewhere: %s', (url) => {
    expect(isTrusted(origin, buildGatewayUrl(origin, url))).toBe(false);
  });

  test('THR-19 is trusted at the gateway', () => {
    expect(isTrusted(origin, buildGatewayUrl(origin, '/x'))).toBe(true);
    expect(isTrusted(origin, 'https://gateway.test/x')).toBe(true);
  });

  test('has an origin of scheme, host and port only', () => {
    expect(checkOrigin('http://127.0.0.1:3000')).toBe('http://127.0.0.1:3000');
    for (const wrong of ['', 'http://a/', 'http://a/b', 'a:3000', 'http://A', 'file:///a']) {
      expect(() => checkOrigin(wrong)).toThrow(`${JSON.stringify(wrong)} is no origin`);
    }
  });
});

describe('the page URL sent to the gateway', () => {
  const names = new Set(['pageNo']);

  test('R-7.009 contains only known query parameters, and no fragment', () => {
    expect(buildPageUrlHeader('https://a.test/x?pageNo=2&ac=1&pageNo=3#token=1', names)).toBe(
      encodeURIComponent('https://a.test/x?pageNo=2&pageNo=3'),
    );
    expect(buildPageUrlHeader('https://user:word@a.test/?ac=1', names)).toBe(encodeURIComponent('https://a.test/'));
  });

  test('R-7.009 is left out if there is no page', () => {
    expect(buildPageUrlHeader('', names)).toBeUndefined();
  });
});
