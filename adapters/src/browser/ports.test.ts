import { buyerTokenKey } from '@fairhall/core/account/keys';
import { consentResultKey } from '@fairhall/core/site/keys';
import { expect, test } from 'vitest';
import { createScriptedShell } from '../bridge/scripted-shell.ts';
import { createScriptedFetch } from '../memory/scripted-fetch.ts';
import { createGeneralResponse, testContext } from '../memory/test-client.ts';
import { createBrowserPorts } from './ports.ts';
import type { BrowserWindow } from './window.ts';

function createStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
  };
}

function bench() {
  const { fetch, requests } = createScriptedFetch(() => createGeneralResponse({ ip: '192.0.2.1' }));
  const window: BrowserWindow = {
    ...createScriptedShell().window,
    TradeExpoBridge: undefined,
    localStorage: createStorage(),
    sessionStorage: createStorage(),
    document: { cookie: '' },
    location: {
      protocol: 'https:',
      origin: 'https://fairhall.test',
      href: 'https://fairhall.test/verify?token=secret&lang=ar',
      assign: () => undefined,
      replace: () => undefined,
      reload: () => undefined,
    },
    history: { state: null, replaceState: () => undefined },
    navigator: { userAgent: 'Chrome' },
    fetch,
  };
  const { device: _, ...facts } = testContext;
  const boot = {
    origin: 'https://fairhall.test',
    clientId: 'web',
    ipServiceUrl: 'https://ip.test/',
    context: () => facts,
  };
  return { ports: createBrowserPorts(boot, window), requests };
}

test('R-7.006 R-7.007 R-7.008 R-7.009 a page’s calls contain its token, its visitor and its URL', async () => {
  const { ports, requests } = bench();
  ports.storage.slot(buyerTokenKey).save('t');
  await ports.gateway.site.countries({}, { handled: true });
  expect(requests[0]?.headers).toEqual({
    accept: 'application/json',
    authorization: 'Basic d2ViOnB1YmxpYw==',
    'blade-auth': 'bearer t',
    'content-type': 'application/json',
    'meo-id': ports.visitor.visitorId(),
    'page-url': encodeURIComponent('https://fairhall.test/verify?lang=ar'),
    'x-visitor-key': ports.visitor.visitorKey(),
  });
});

test('R-7.107 A-77 the third-party service is called only after the visitor has given consent', async () => {
  const { ports, requests } = bench();
  const lastUrl = () => requests.at(-1)?.url;
  await ports.publicIp.current();
  expect(lastUrl()).toBe('https://fairhall.test/gateway/blade-system/ip/getCurrentIp');
  ports.storage.slot(consentResultKey).save('reject');
  await ports.publicIp.current();
  expect(requests.map((request) => request.url)).not.toContain('https://ip.test/');
  ports.storage.slot(consentResultKey).save('accept');
  await ports.publicIp.current();
  expect(requests.map((request) => request.url)).toContain('https://ip.test/');
});
