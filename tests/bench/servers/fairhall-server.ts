import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bench } from '../bench.ts';
import { at } from './paths.ts';
import { type StartedProcess, startProcess } from './started-process.ts';

export interface ServerOptions {
  readonly dataFolder: string;
  /** A PostgreSQL database; the embedded one in the data folder when absent. */
  readonly databaseUrl?: string;
  readonly pages?: boolean;
  /** Believes the forwarded address, so that one machine can be many callers. */
  readonly behindProxy?: boolean;
  /** Fills an empty database with the demo world and serves its pictures. */
  readonly demo?: boolean;
}

const BUNDLE = at('adapters/gateway/dist/serve.js');
const PAGES = ['--pages', at('web/dist/server/pages.js'), '--assets', at('web/dist/client/assets')];
const WORLD = ['--world', at('fixtures/dist/world.ndjson'), '--pictures', at('fixtures/world/pictures')];

/**
 * The product's own server as `npm run serve` starts it, in a process of its own. Arguments for Node in BENCH_NODE_ARGS go
 * to it, to look into it.
 */
export function startFairhall(
  bench: Pick<Bench, 'onEnd'>,
  { dataFolder, databaseUrl, pages = false, demo = false, behindProxy = false }: ServerOptions,
): Promise<StartedProcess> {
  const place = join(dataFolder, 'server.json');
  const nodeArgs = (process.env.BENCH_NODE_ARGS ?? '').split(' ').filter(Boolean);
  return startProcess(bench, {
    args: [...nodeArgs, BUNDLE, ...(pages ? PAGES : []), ...(demo ? WORLD : [])],
    env: {
      ...{ NODE_ENV: 'production', APP_ENV: 'production', DEMO: demo ? '1' : '0', HOST: '127.0.0.1', PORT: '0' },
      ...{ PUBLIC_URL: 'http://localhost', DATA_DIR: dataFolder, IP_SERVICE_URL: '' },
      ...(behindProxy ? { TRUST_PROXY: '127.0.0.1' } : {}),
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    },
    listens: false,
    find: () => (existsSync(place) ? (JSON.parse(readFileSync(place, 'utf8')) as { url: string }).url : undefined),
  });
}
