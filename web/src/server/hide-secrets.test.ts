import { runInNewContext } from 'node:vm';
import { QUERY, QUERY_SECRET_NAMES } from '@fairhall/core/routes/query';
import { expect, test } from 'vitest';
import { readUrls } from '../../../fixtures/src/read-urls.ts';
import { HIDE_SECRETS_SCRIPT } from './hide-secrets.ts';

interface HiddenAddress {
  readonly state: { readonly masked?: { readonly search: string } } | null;
  readonly address: string;
  /** The address that the script redirected to. */
  readonly sentTo: string | undefined;
}

/** Runs the script on a page with this address and history state. */
function shownAfter(address: string, state: object | null = null): HiddenAddress {
  const { pathname, search, hash } = new URL(address, 'https://fairhall.test');
  let shown: HiddenAddress = { state: state as HiddenAddress['state'], address, sentTo: undefined };
  const replace = (sentTo: string) => {
    shown = { ...shown, sentTo };
  };
  const replaceState = (next: HiddenAddress['state'], _: string, to: string) => {
    shown = { ...shown, state: next, address: to };
  };
  runInNewContext(HIDE_SECRETS_SCRIPT, {
    URLSearchParams,
    location: { pathname, search, hash, replace },
    history: { state, replaceState },
  });
  return JSON.parse(JSON.stringify(shown)) as HiddenAddress; // objects of another context
}

test.each([...QUERY_SECRET_NAMES])('THR-04 THR-58 the first script removes %s from the URL', (name) => {
  const { address, state } = shownAfter(`/enquiries/E1?pageNo=2&${name}=s3cret#part`);
  expect(address).toBe('/enquiries/E1?pageNo=2#part');
  expect(state?.masked).toEqual({ pathname: '/enquiries/E1', search: `?pageNo=2&${name}=s3cret`, hash: '#part' });
});

test('THR-04 all secrets are removed at once, and the state of the router stays', () => {
  const query = [...QUERY_SECRET_NAMES].map((name) => `${name}=x`).join('&');
  const { address, state } = shownAfter(`/verify?${query}`, { key: 'k1', idx: 3 });
  expect(address).toBe('/verify');
  expect(state).toMatchObject({ key: 'k1', idx: 3 });
});

test('a URL without secrets is left exactly as it is', () => {
  const open = Object.values(QUERY)
    .filter(({ exposure }) => exposure !== 'secret')
    .flatMap(({ names }) => names);
  const address = `/search/product?${open.map((name) => `${name}=a%20b+c`).join('&')}`;
  expect(shownAfter(address)).toEqual({ state: null, address });
});

test('THR-04 a reload requests the whole URL again, once', () => {
  const first = shownAfter('/enquiries/E1?sign=s3cret');
  const reloaded = shownAfter(first.address, first.state);
  expect(reloaded.sentTo).toBe('/enquiries/E1?sign=s3cret');
  expect(shownAfter(reloaded.sentTo ?? '').sentTo).toBeUndefined();
});

test('a history entry with a new path requests nothing of the old one', () => {
  const { state } = shownAfter('/enquiries/E1?sign=s3cret');
  expect(shownAfter('/cart', state).sentTo).toBeUndefined();
});

test('THR-04 THR-58 no page of the site keeps a secret in its URL', () => {
  const addresses = readUrls();
  const secrets = [...QUERY_SECRET_NAMES].map((name) => `${name}=s3cret`).join('&');
  expect(addresses.length).toBeGreaterThan(500);
  for (const { address } of addresses) {
    const { pathname, search, hash } = new URL(address, 'https://fairhall.test');
    const shown = shownAfter(`${pathname}${search === '' ? '?' : `${search}&`}${secrets}${hash}`);
    const left = [...new URL(shown.address, 'https://fairhall.test').searchParams.keys()];
    expect(left.filter((name) => QUERY_SECRET_NAMES.has(name))).toEqual([]);
    expect(shown.address).not.toContain('s3cret');
  }
});
