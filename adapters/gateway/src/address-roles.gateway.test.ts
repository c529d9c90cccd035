import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listCalls } from '@fairhall/core/contract/call';
import { STATIC_CONTENT_NAMES, type StaticContentName } from '@fairhall/core/contract/cms/static-content';
import { IMAGE_WIDTHS, imageUrl } from '@fairhall/core/contract/resource';
import { completeContract } from '@fairhall/core/contract/trees/complete-contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  CLIENT_KINDS,
  type ClientKind,
  type ClientRequest,
  createClientRequest,
  TOKEN_FOR_METRICS,
} from '../../../tests/support/client-kinds.ts';
import { testDatabase } from '../../../tests/support/databases.ts';
import { insertExhibition } from '../../../tests/support/exhibitions.ts';
import { testPasswords } from '../../../tests/support/gateway.ts';
import { createMemoryFiles } from '../../../tests/support/memory-files.ts';
import { insertSampleFiles, type SampleFileIds } from '../../../tests/support/sample-file-rows.ts';
import { openWholeServer, type WholeServer } from '../../../tests/support/whole-server.ts';
import { createFeatures } from './create-features.ts';
import { ADDRESS_LIFE } from './upload/signed-address.ts';

const database = testDatabase();

/** The status, and for a success how long shared caches may store the response. */
type Outcome =
  | '200 for good'
  | '200 for minutes'
  | '200 unkept'
  | '200 asked anew'
  | '200'
  | '302'
  | '404'
  | '405'
  | '421';
/** The outcome for all kinds of clients, except those listed by name. */
type Outcomes = Readonly<Partial<Record<ClientKind, Outcome>>> & { readonly all: Outcome };

interface Line {
  /**
   * `{document}` stands for the id of a sample file, and `{good:file/document}` for a signature of its address: `good`,
   * `over` (just expired), or `cut` (truncated).
   */
  readonly address: string;
  readonly production: Outcomes;
  /** Only where it differs. */
  readonly development?: Outcomes;
}

const line = (address: string, all: Outcome): Line => ({ address, production: { all } });
const absent = (address: string): Line => line(address, '404');

const OPERATORS: readonly Line[] = [
  line('/healthz', '200 unkept'),
  line('/readyz', '200 unkept'),
  {
    address: '/metrics',
    // For all other clients the address does not exist, and the pages redirect it to the root.
    production: { all: '302', operator: '200 unkept' },
    development: { all: '302', here: '200 unkept' },
  },
  { address: '/dev/mails', production: { all: '404' }, development: { all: '404', here: '200 unkept' } },
  { address: '/gateway/dev/mails', production: { all: '404' }, development: { all: '404', here: '200 unkept' } },
  absent('/dev/other'),
];

const SITE: readonly Line[] = [
  line('/robots.txt', '200'),
  line('/favicon.ico', '200 for minutes'),
  line('/manifest.webmanifest', '200 for minutes'),
  line('/manifest.webmanifest?lang=ar', '200 for minutes'),
  line('/icon-512.png', '200 for minutes'),
  line('/apple-touch-icon.png', '200 for minutes'),
  line('/worker.js', '200 asked anew'),
  line('/sitemap.xml', '200 for minutes'),
  line('/.well-known/badge-keys.json', '200 for minutes'),
  absent('/.well-known/security.txt'),
  // These do not exist either.
  ...['/.env', '/.git/config', '/package.json'].map((address) => line(address, '302')),
];

const ASSETS: readonly Line[] = [
  line('/assets/start.js', '200 for good'),
  ...['', '/', '/start.js.map', '/.env', '/.vite/manifest.json', '/folder', '/folder/', '/folder/.secret'].map((rest) =>
    absent(`/assets${rest}`),
  ),
  ...['%2e%2e%2fsecret.txt', '..%2fsecret.txt', '%252e%252e/secret.txt', 'x/..%2f..%2fsecret.txt'].map((rest) =>
    absent(`/assets/${rest}`),
  ),
];

/** Whether each text is written; all other names are valid but have no text yet. */
const WRITTEN: Readonly<Record<StaticContentName, boolean>> = {
  'about-us': true,
  'privacy-policy': true,
  terms: true,
  faq: true,
  'why-exhibit': true,
  'why-attend': true,
  intro: false,
  history: false,
  'contact-us': false,
  'vip-buyers': true,
  frontpage: false,
  warning: false,
  imprint: false,
};

const CONTENT: readonly Line[] = [
  ...STATIC_CONTENT_NAMES.map((name) =>
    line(`/gateway/999/en/${name}.json`, WRITTEN[name] ? '200 for minutes' : '404'),
  ),
  ...['999/en/other', '999/xx/about-us', '1000/en/about-us', '0999/en/about-us', '999/en/about-us:a'].map((path) =>
    absent(`/gateway/${path}.json`),
  ),
  line('/gateway/999/en/about-us:.json', '200 for minutes'),
  absent('/gateway/999/en/..%2f..%2f..%2fpackage.json'),
];

const picture = (id: string, width: number): string => imageUrl('/gateway', id, width as 0); // also invalid widths

const PICTURES: readonly Line[] = [
  ...IMAGE_WIDTHS.flatMap((width) => [
    line(picture('{cataloguePicture}', width), '200 for good'),
    // It is not part of any object yet.
    line(`${picture('{publicPicture}', width)}{good:image/publicPicture}`, '200 unkept'),
    absent(picture('{publicPicture}', width)),
    line(`${picture('{privatePicture}', width)}{good:image/privatePicture}`, '200 unkept'),
    absent(picture('{privatePicture}', width)),
  ]),
  absent(picture('{cataloguePicture}', 333)),
  absent(picture('12345', 0)),
  absent('/gateway/image/'),
  absent('/gateway/image/0.0.80.10.0/..%2flamp.webp'),
  absent(`${picture('{privatePicture}', 0)}{over:image/privatePicture}`),
  absent(`${picture('{privatePicture}', 0)}{cut:image/privatePicture}`),
  absent(`${picture('{privatePicture}', 0)}{good:image/publicPicture}`),
  absent(`${picture('{privatePicture}', 0)}{good:file/privatePicture}`),
  absent(`${picture('{document}', 0)}{good:image/document}`),
];

const FILES: readonly Line[] = [
  line('/gateway/{documentUrl}', '200 unkept'),
  line('/gateway/file/{document}{good:file/document}', '200 unkept'),
  absent('/gateway/file/{document}'),
  absent('/gateway/file/{draft}'),
  absent('/gateway/file/{document}/hidden'),
  absent('/gateway/file/{document}/hidden{good:file/document}'),
  absent('/gateway/file/{document}{over:file/document}'),
  absent('/gateway/file/{document}{cut:file/document}'),
  absent('/gateway/file/{document}{good:file/draft}'),
  absent('/gateway/file/{document}{good:image/document}'),
  absent('/gateway/file/{privatePicture}{good:file/privatePicture}'),
  // Needs a signed address; enquiry/thread-files.gateway.test.ts tests valid ones.
  absent('/gateway/file/{document}/small'),
  absent('/gateway/file/{document}/small{good:file/document}'),
  absent('/gateway/file/'),
  // supplier/certificates.gateway.test.ts tests the address of a checked certificate.
  absent('/gateway/certificate/00000000-0000-4000-8000-000000000000'),
  absent('/gateway/certificate/'),
  line('/gateway/exhibition-calendar/1001.ics?lang=ar', '200 for minutes'),
  absent('/gateway/exhibition-calendar/152652864772.ics'),
  absent('/gateway/exhibition-calendar/1001'),
  // A visitor is redirected to the page; subscription/one-click.gateway.test.ts tests the POST of a mail program.
  line('/gateway/unsubscribe/one-click', '302'),
  absent('/gateway/unsubscribe/'),
  absent('/gateway/unsubscribe/other'),
  // Requested with an unknown code; account/export.gateway.test.ts tests valid ones.
  absent(`/gateway/account-export/${'a'.repeat(43)}`),
  absent('/gateway/account-export/'),
];

const GATEWAY: readonly Line[] = [
  line('/gateway/openapi.json', '200'),
  ...['/gateway', '/gateway/', '/gateway/other'].map(absent),
  ...[...listCalls(completeContract)].map(({ call }) => line(`/gateway/${call.path}`, '405')),
];

const LINES: Readonly<Record<string, readonly Line[]>> = {
  'REL-32 THR-17 for operators and developers': OPERATORS,
  'for browsers and search engines': SITE,
  'built files': ASSETS,
  'THR-39 A-47 static texts': CONTENT,
  'THR-36 D-84 pictures': PICTURES,
  'THR-29 THR-36 documents': FILES,
  'the gateway itself, and calls that are not posted': GATEWAY,
};

const SERVERS = {
  development: { APP_ENV: 'test' },
  production: { APP_ENV: 'production', PUBLIC_URL: 'https://fairhall.example', METRICS_TOKEN: TOKEN_FOR_METRICS },
};

describe.each(['production', 'development'] as const)('in %s', (kind) => {
  let whole: WholeServer;
  let samples: SampleFileIds;
  const askings = new Map<ClientKind, ClientRequest>();

  beforeAll(async () => {
    whole = await openWholeServer(database(), SERVERS[kind]);
    layOutAssets(whole.folder);
    await insertExhibition(database(), { exhibition_id: '1001' });
    samples = await insertSampleFiles(database(), whole);
    const place = { database: database(), gateway: whole.gateway };
    for (const asker of CLIENT_KINDS) askings.set(asker, await createClientRequest(place, asker));
  });
  afterAll(() => whole.close());

  describe.each(Object.entries(LINES))('%s', (_, lines) => {
    test.each(lines)('$address responds to each kind of client as the table says', async ({ address, ...line }) => {
      const url = await written(address, samples, whole);
      const answered = new Map<ClientKind, string>();
      for (const asker of CLIENT_KINDS)
        answered.set(asker, outcomeOf(await whole.server.inject({ url, ...askings.get(asker) })));
      expect({ url, ...Object.fromEntries(answered) }).toEqual({ url, ...expectedOf(line, kind) });
    });
  });

  test('every route and folder of the server has a line in the table', () => {
    const addresses = Object.values(LINES).flatMap((lines) => lines.map(({ address }) => address));
    const places = [...routesOf(whole.server.printRoutes()), ...foldersOf(whole)];
    expect(places).toContain('/assets/');
    expect(places).toContain('/gateway/file/');
    expect(places.filter((place) => !addresses.some((address) => address.startsWith(place)))).toEqual([]);
  });
});

type Kind = keyof typeof SERVERS;

/** Outside production a host name that is not configured is rejected for every address. */
function expectedOf({ production, development }: Omit<Line, 'address'>, kind: Kind): Readonly<Record<string, Outcome>> {
  const { all, ...some } = kind === 'production' ? production : (development ?? production);
  const rebound = kind === 'production' ? all : '421';
  return { ...Object.fromEntries(CLIENT_KINDS.map((asker) => [asker, all])), rebound, ...some };
}

function outcomeOf({ statusCode, headers }: Awaited<ReturnType<WholeServer['server']['inject']>>): string {
  const control = headers['cache-control'];
  if (headers['set-cookie'] !== undefined) return `${statusCode} with ${headers['set-cookie']}`;
  if (statusCode !== 200 || control === undefined) return String(statusCode);
  if (control.includes('no-store')) return '200 unkept';
  if (control === 'no-cache') return '200 asked anew';
  return control.includes('immutable') ? '200 for good' : '200 for minutes';
}

/** Writes built files, files that must not be served, and one outside the folder. */
function layOutAssets(folder: string): void {
  const files = ['start.js', 'start.js.map', '.env', '.vite/manifest.json', 'folder/.secret', '../secret.txt'];
  for (const path of files.map((name) => join(folder, 'assets', name))) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, 'what is in it');
  }
}

/** Replaces the placeholders of an address by sample ids and signatures. */
async function written(address: string, samples: SampleFileIds, { addresses }: WholeServer): Promise<string> {
  let url = address;
  for (const [place, kind, subject = ''] of address.matchAll(/\{(good|over|cut):([^}]+)\}/g)) {
    const signed = await addresses.sign(filled(subject.replace(/\w+$/, '{$&}'), samples), moment(kind === 'over'));
    url = url.replace(place, `?s=${kind === 'cut' ? signed.slice(0, -1) : signed}`);
  }
  return filled(url, samples);
}

const moment = (isOver: boolean): number => Date.now() - (isOver ? ADDRESS_LIFE : 0);

const filled = (text: string, samples: SampleFileIds): string =>
  // only names from the table occur
  text.replace(/\{(\w+)\}/g, (_, name: string) => samples[name as keyof SampleFileIds]);

/** Route prefixes, parsed from the tree that Fastify prints. */
function routesOf(tree: string): readonly string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((drawn) => {
    const [, indent = '', part = '', methods] = /^([│ ]*)[├└]── (\S*)( \(.*\))?/.exec(drawn) ?? [];
    const depth = indent.length / 4;
    above.splice(depth, above.length, part);
    return methods?.includes('GET') ? [above.join('').replace(/\*$/, '')] : [];
  });
}

/** The folders below the gateway's root that features answer, and the folder of pictures. */
function foldersOf({ gateway }: WholeServer): readonly string[] {
  const { resources } = createFeatures({
    settings: { siteId: null, audience: null, deployPath: '' },
    database: database(),
    texts: gateway.texts,
    pageUrl: () => '',
    exhibitionUrl: () => '',
    sites: { isOrigin: () => false, hasOwnOrigin: () => false },
    calendarHost: '',
    supplierPagesUrl: '',
    processHosts: new Map(),
    passwords: testPasswords,
    files: createMemoryFiles(),
    failpoint: async () => undefined,
    countView: () => undefined,
    countEmptySearch: () => undefined,
    now: Date.now,
  });
  return ['image/', ...resources.map(([folder]) => folder)].map((folder) => `/gateway/${folder}`);
}
