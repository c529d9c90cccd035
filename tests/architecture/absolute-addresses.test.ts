import { expect, test } from 'vitest';
import { readSources } from './sources.ts';

/**
 * Absolute addresses start with the host of a site: `pageUrl(siteId, path)` makes them in the gateway, and `boot.origin`
 * is the origin of a page's own site. These are the only files that read the origin of the whole installation, each with
 * what it is read for.
 */
const READERS_OF_ORIGIN: Readonly<Record<string, string>> = {
  'adapters/gateway/src/answer-call.ts': 'whether the cookie of a login is secure',
  'adapters/gateway/src/configuration/process-hosts.ts': 'the host that no other site can take',
  'adapters/gateway/src/gateway-services.ts': 'passes it on',
  'adapters/gateway/src/gateway.ts': 'passes it on; the ids of calendar entries, which must not change with a host',
  'adapters/gateway/src/identity/session-cookie.ts': 'whether the cookie of a login is secure',
  'adapters/gateway/src/in-process-calls.ts': 'whether the cookie of a login is secure',
  'adapters/gateway/src/mail/smtp.ts': 'the sender of emails without MAIL_FROM',
  'adapters/gateway/src/server/create-server.ts': 'whether browsers are told to use https only',
  'adapters/gateway/src/server/host-check.ts': 'the hosts that are known in development',
  'adapters/gateway/src/server/open-gateway.ts': 'passes it on',
  'adapters/gateway/src/server/page-route.ts': 'robots.txt before the gateway is open',
  'adapters/gateway/src/server/pages.ts': 'passes it on',
  'adapters/gateway/src/server/print-start-message.ts': 'what the terminal prints',
  'adapters/gateway/src/server/run-server.ts': 'passes it on',
  'adapters/gateway/src/settings.ts': 'reads it from the environment',
  'adapters/gateway/src/sites.ts': 'makes the origin of each site',
  'core/src/account/session-cookie.ts': 'whether the cookie of a login is secure',
  'core/src/site/site-origin.ts': 'makes the origin of each site',
  'web/src/server/dev-pages.ts': 'what the terminal prints',
  'web/src/server/page-login.ts': 'whether the cookie of a login is secure',
  'web/src/server/page-options.ts': 'passes it on',
  'web/src/server/render.tsx': 'whether the cookie of a login is secure',
  'web/src/server/request-cache.ts': 'whether the cookie of a login is secure',
  'web/src/server/shared-page.ts': 'whether the cookie of a login is secure',
  'web/src/server/visit.ts': 'whether suppliers and global buyers have hosts of their own',
};

const ORIGIN_OF_INSTALLATION = /\b(?:publicUrl|pagesUrl)\b/;
const sources = [
  'adapters/gateway/src/**/*.ts',
  'adapters/src/**/*.ts',
  'core/src/**/*.ts',
  'web/src/**/*.{ts,tsx}',
].flatMap(readSources);

test('D-93 only listed files read the origin of the installation, so that links lead to the host of a site', () => {
  const readers = sources.filter(({ text }) => ORIGIN_OF_INSTALLATION.test(text)).map(({ file }) => file);
  expect(readers.filter((file) => READERS_OF_ORIGIN[file] === undefined)).toEqual([]);
  expect(Object.keys(READERS_OF_ORIGIN).filter((file) => !readers.includes(file))).toEqual([]);
});
