import { describe, expect, test } from 'vitest';
import { getGlobalUrl, getPublicUrl, getSupplierUrl, readSettings } from './settings.ts';

const problemsOf = (environment: Record<string, string>) => readSettings(environment).problems;

describe('settings', () => {
  test('without any variable there are defaults and no problems', () => {
    const { settings, problems } = readSettings({});
    expect(problems).toEqual([]);
    expect(settings).toEqual({
      appEnv: 'development',
      port: 3000,
      portChosen: false,
      host: '127.0.0.1',
      publicUrl: '',
      supplierUrl: '',
      globalUrl: '',
      databaseUrl: null,
      dataDir: '.data',
      filesUrl: null,
      metricsToken: null,
      demo: false,
      smtpUrl: null,
      mailFrom: null,
      trustProxy: [],
      audience: null,
      siteId: null,
      platform: null,
      deployPath: '',
      ipServiceUrl: 'https://api.ipify.org?format=json',
      pageCacheMs: 30_000,
      offlinePages: true,
      overloadMs: 200,
      revocationLog: null,
      staffTokenMs: 365 * 86_400_000,
      failpoints: [],
    });
    expect(getPublicUrl(settings, 3004)).toEqual('http://localhost:3004');
  });

  test('every variable is read', () => {
    const environment = {
      APP_ENV: 'production',
      PORT: '0',
      HOST: '::',
      PUBLIC_URL: 'https://fairhall.example/',
      DATABASE_URL: 'postgres://fairhall@db/fairhall',
      DATA_DIR: '/var/lib/fairhall',
      FILES_URL: 'file:///srv/shared/uploads',
      METRICS_TOKEN: 'm',
      DEMO: '1',
      SMTP_URL: 'smtps://user:pass@mail.example',
      MAIL_FROM: 'Fairhall <hello@fairhall.example>',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      AUDIENCE: 'buyer',
      SITE_ID: '2',
      DEPLOY_PATH: '/trade',
      PLATFORM: 'b2b',
      IP_SERVICE_URL: '',
      SUPPLIER_URL: 'https://sellers.fairhall.example',
      GLOBAL_URL: 'https://world.fairhall.example',
      PAGE_CACHE_SECONDS: '5',
      OFFLINE_PAGES: '0',
      OVERLOAD_MS: '0',
      REVOCATION_LOG: '/var/lib/fairhall/revocations.log',
      STAFF_TOKEN_DAYS: '90',
    };
    const { settings, problems } = readSettings(environment);
    expect(problems).toEqual([]);
    expect(settings).toEqual({
      appEnv: 'production',
      port: 0,
      portChosen: true,
      host: '::',
      publicUrl: 'https://fairhall.example',
      supplierUrl: 'https://sellers.fairhall.example',
      globalUrl: 'https://world.fairhall.example',
      databaseUrl: 'postgres://fairhall@db/fairhall',
      dataDir: '/var/lib/fairhall',
      filesUrl: 'file:///srv/shared/uploads',
      metricsToken: 'm',
      demo: true,
      smtpUrl: 'smtps://user:pass@mail.example',
      mailFrom: 'Fairhall <hello@fairhall.example>',
      trustProxy: ['10.0.0.0/8', '::1'],
      audience: 'buyer',
      siteId: 2,
      deployPath: '/trade',
      platform: 'b2b',
      ipServiceUrl: '',
      pageCacheMs: 5_000,
      offlinePages: false,
      overloadMs: 0,
      revocationLog: '/var/lib/fairhall/revocations.log',
      staffTokenMs: 90 * 86_400_000,
      failpoints: [],
    });
  });

  test('variables with old names are read with a warning that gives the new name', () => {
    const { settings, problems, warnings } = readSettings({ KEEP_PAGES_S: '5', BUSY_MS: '0' });
    expect(problems).toEqual([]);
    expect(settings).toMatchObject({ pageCacheMs: 5_000, overloadMs: 0 });
    expect(warnings).toEqual([
      'KEEP_PAGES_S is now called PAGE_CACHE_SECONDS. Rename it: the old name will stop working in a later version.',
      'BUSY_MS is now called OVERLOAD_MS. Rename it: the old name will stop working in a later version.',
    ]);
  });

  test('if both names are set, the new one is used', () => {
    const { settings, warnings } = readSettings({ KEEP_PAGES_S: '5', PAGE_CACHE_SECONDS: '10' });
    expect(settings.pageCacheMs).toBe(10_000);
    expect(warnings).toEqual(['KEEP_PAGES_S is ignored because PAGE_CACHE_SECONDS is set. Remove KEEP_PAGES_S.']);
  });

  test.each([
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '3000x'],
    ['HOST', 'not a host'],
    ['APP_ENV', 'prod'],
    ['PUBLIC_URL', 'fairhall.example'],
    ['PUBLIC_URL', 'https://fairhall.example/path'],
    ['DATABASE_URL', 'mysql://db'],
    ['FILES_URL', '/srv/uploads'],
    ['FILES_URL', 'https://files.example/uploads'],
    ['FILES_URL', 'file://elsewhere/uploads'],
    ['DEMO', 'yes'],
    ['SMTP_URL', 'mail.example:25'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'a@b.example\r\nBcc: c@d.example'],
    ['TRUST_PROXY', '10.0.0.0/40'],
    ['TRUST_PROXY', 'true'],
    ['AUDIENCE', 'everyone'],
    ['SITE_ID', '4711'],
    ['DEPLOY_PATH', 'trade'],
    ['PLATFORM', 'b2c'],
    ['DEPLOY_PATH', '/trade/'],
    ['FAILPOINTS', 'before_lunch:kill'],
    ['PAGE_CACHE_SECONDS', '31'],
    ['OFFLINE_PAGES', 'yes'],
    ['OVERLOAD_MS', '0.2'],
  ])('an invalid value gives one line with the variable, the value and the allowed values: %s=%s', (name, value) => {
    const [line, ...more] = problemsOf({ [name]: value });
    expect(more).toEqual([]);
    expect(line?.startsWith(`${name}=${value} is not valid. Allowed: `)).toEqual(true);
  });

  test('all invalid values are reported at once', () => {
    expect(problemsOf({ PORT: 'x', DEMO: 'x' }).map((line) => line.split('=')[0])).toEqual(['PORT', 'DEMO']);
  });

  test('THR-17 production requires the origin and rejects failpoints', () => {
    expect(problemsOf({ APP_ENV: 'production' })).toEqual([
      'PUBLIC_URL is not set. Production requires it: links in pages and emails start with it.',
    ]);
    const environment = {
      APP_ENV: 'production',
      PUBLIC_URL: 'https://fairhall.example',
      FAILPOINTS: 'before_commit:kill:3',
    };
    expect(problemsOf(environment)).toEqual(['FAILPOINTS=before_commit:kill:3: not allowed in production']);
    expect(problemsOf({ FAILPOINTS: 'before_commit:kill:3' })).toEqual([]);
  });

  test('an unsupported service is rejected, not ignored', () => {
    expect(problemsOf({ REDIS_URL: 'redis://cache' })).toEqual([expect.stringMatching(/^REDIS_URL /)]);
    expect(problemsOf({ FILES_URL: 's3://bucket/uploads' })).toEqual([expect.stringMatching(/^FILES_URL .*s3/)]);
  });

  test('tests use no third-party service for IP addresses', () => {
    expect(readSettings({ APP_ENV: 'test' }).settings.ipServiceUrl).toEqual('');
  });

  test.each([
    ['http://localhost:3000', {}, 'http://supplier.localhost:3000'],
    ['https://www.fair.example', {}, 'https://supplier.fair.example'],
    ['https://fair.example', { SUPPLIER_URL: 'https://sellers.example' }, 'https://sellers.example'],
    ['https://sellers.example', { AUDIENCE: 'supplier' }, 'https://sellers.example'],
    ['http://192.0.2.1:3000', {}, 'http://192.0.2.1:3000'],
    ['http://[::1]:3000', {}, 'http://[::1]:3000'],
  ])('the supplier pages of %s with %j are at %s', (publicUrl, environment, expected) => {
    expect(getSupplierUrl(readSettings(environment).settings, publicUrl)).toBe(expected);
  });

  test.each([
    [{}, 'https://fair.example'],
    [{ SITE_ID: '999' }, 'https://fair.example'],
    [{ SITE_ID: '2' }, ''],
    [{ AUDIENCE: 'supplier' }, ''],
    [{ SITE_ID: '2', GLOBAL_URL: 'https://world.example/' }, 'https://world.example'],
  ])('A-37 the pages for global buyers with %j are at %s', (environment, expected) => {
    expect(getGlobalUrl(readSettings(environment).settings, 'https://fair.example')).toBe(expected);
  });
});
