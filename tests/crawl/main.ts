// Follows the links of the demo world's pages, from `/` and from the sitemaps, in every language, on both devices and
// for every audience, and reports pages that are broken, redirected twice, duplicated or invalid.
//
// npm run build && node tests/crawl/main.ts [--each 40] [--checked 2] [--host turkey.localhost] [--lang ar]
import { parseArgs } from 'node:util';
import { LANGUAGE_LIST } from '@fairhall/core/site/languages';
import { startOneServer } from '../e2e/support/one-server.ts';
import type { Crawler } from '../support/crawl.ts';
import { askOver } from './ask-over.ts';
import { visitAllPages } from './visit-all-pages.ts';

const { values } = parseArgs({
  options: {
    each: { type: 'string', default: '40' }, // maximum number of followed addresses for each kind of page
    checked: { type: 'string', default: '2' }, // number of pages of each route whose HTML is validated
    host: { type: 'string' },
    lang: { type: 'string' },
  },
});

const HOSTS = [
  { host: 'localhost', audience: 'globalBuyer' },
  { host: 'turkey.localhost', audience: 'buyer' },
  { host: 'india.localhost', audience: 'buyer' },
  { host: 'supplier.localhost', audience: 'supplier' },
] as const;

const SERVED: readonly string[] = ['en', 'ar', 'zh', 'tr']; // the complete languages
const languages = LANGUAGE_LIST.map(({ code }) => code).filter((code) => SERVED.includes(code));
const crawlers: Crawler[] = HOSTS.flatMap((at) =>
  languages.flatMap((lang) => (['pc', 'h5'] as const).map((device) => ({ ...at, lang, device }))),
).filter(
  ({ host, lang }) => (values.host ?? host) === host && ((values.lang as typeof lang | undefined) ?? lang) === lang,
);

const server = await startOneServer({ PUBLIC_URL: 'http://localhost', PAGE_CACHE_SECONDS: '0', OVERLOAD_MS: '0' });
try {
  console.log('host                lang device  pages routes  broken  led  head  pictures  doubled  invalid  seconds');
  const faults: string[] = [];
  for (const crawler of crawlers) {
    const began = performance.now();
    const report = await visitAllPages(askOver(server.url), crawler, {
      each: Number(values.each),
      checked: Number(values.checked),
      languages,
    });
    const cells = [
      crawler.host.padEnd(19),
      crawler.lang.padEnd(4),
      crawler.device.padEnd(6),
      String(report.pages).padStart(6),
      String(report.routes.size).padStart(6),
      ...Object.values(report.faults).map((lines) => String(lines.length).padStart(7)),
      ((performance.now() - began) / 1000).toFixed(0).padStart(8),
    ];
    console.log(cells.join(' '));
    const who = `${crawler.host} ${crawler.lang} ${crawler.device}`;
    for (const [kind, lines] of Object.entries(report.faults)) {
      faults.push(...lines.map((line) => `${who} ${kind}: ${line}`));
    }
  }
  for (const fault of faults.slice(0, 60)) console.log(`  ${fault}`);
  console.log(`faults ${faults.length}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await server.stop();
}
