import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVER_NODE_ARGS } from '../../../cli/tasks/server-node-args.ts';
import type { Bench } from '../bench.ts';
import { VERSION_NOW, type Version } from '../versions.ts';
import { type StartedProcess, startProcess } from './started-process.ts';

export interface ServerOptions {
  /** The version whose bundle runs; this clone's when absent. */
  readonly version?: Version;
  readonly dataFolder: string;
  /** A PostgreSQL database; the embedded one in the data folder when absent. */
  readonly databaseUrl?: string;
  readonly pages?: boolean;
  /** Trusts the forwarded address, so that one machine can act as many clients. */
  readonly behindProxy?: boolean;
  /** Fills an empty database with the demo world and serves its pictures. */
  readonly demo?: boolean;
  /** Whether rendered pages are cached; otherwise each is rendered on request. */
  readonly cachesPages?: boolean;
  /** Address for its emails; they are not sent when absent. */
  readonly smtpUrl?: string;
  /** In production the server has the demo catalogue but no demo exhibitions. */
  readonly appEnv?: 'production' | 'test';
  /** Arguments for Node. */
  readonly nodeArgs?: readonly string[];
  /** Whether its output is read. */
  readonly listens?: boolean;
}

const pagesOf = ({ at }: Version) => [
  '--pages',
  at('web/dist/server/pages.js'),
  '--assets',
  at('web/dist/client/assets'),
];
const worldOf = ({ at }: Version) => [
  '--world',
  at('fixtures/dist/world.ndjson'),
  '--pictures',
  at('fixtures/world/pictures'),
];

/**
 * Starts the product's own server as `npm run serve` does, in a process of its own, with the further Node arguments of
 * BENCH_NODE_ARGS for analysis.
 */
export function startFairhall(
  bench: Pick<Bench, 'onEnd'>,
  { version = VERSION_NOW, dataFolder, databaseUrl, smtpUrl, appEnv = 'production', ...options }: ServerOptions,
): Promise<StartedProcess> {
  const { pages = false, demo = false, behindProxy = false, cachesPages = true, listens = false } = options;
  const place = join(dataFolder, 'server.json');
  const nodeArgs = [
    ...SERVER_NODE_ARGS,
    ...(options.nodeArgs ?? []),
    ...(process.env.BENCH_NODE_ARGS ?? '').split(' ').filter(Boolean),
  ];
  return startProcess(bench, {
    args: [
      ...nodeArgs,
      version.at('adapters/gateway/dist/serve.js'),
      ...(pages ? pagesOf(version) : []),
      ...(demo ? worldOf(version) : []),
    ],
    env: {
      NODE_ENV: 'production',
      APP_ENV: appEnv,
      DEMO: demo ? '1' : '0',
      HOST: '127.0.0.1',
      PORT: '0',
      PUBLIC_URL: 'http://localhost',
      DATA_DIR: dataFolder,
      IP_SERVICE_URL: '',
      NODE_COMPILE_CACHE: version.at('node_modules/.cache/fairhall/compiled'),
      ...(cachesPages ? {} : { PAGE_CACHE_SECONDS: '0', KEEP_PAGES_S: '0' }),
      ...(behindProxy ? { TRUST_PROXY: '127.0.0.1' } : {}),
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      ...(smtpUrl === undefined ? {} : { SMTP_URL: smtpUrl }),
    },
    listens,
    find: () => (existsSync(place) ? (JSON.parse(readFileSync(place, 'utf8')) as { url: string }).url : undefined),
  });
}
