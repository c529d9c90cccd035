import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.ts';
import { cacheFolder, createBuildCache } from './build-cache.ts';
import { at, dataFolder } from './paths.ts';
import { stay } from './process.ts';
import { SERVER_NODE_ARGS } from './server-node-args.ts';

const FILES = ['--world', at('fixtures/dist/world.ndjson'), '--pictures', at('fixtures/world/pictures')];
const BUILT_PAGES = ['--pages', at('web/dist/server/pages.js'), '--assets', at('web/dist/client/assets')];
const SERVER = at('adapters/gateway/dist/serve.js');

const PACKED = ['--packed', at('fixtures/dist/world.zip')];

/** Builds what changed, then serves pages and gateway with the demo world. Resolves to the server's exit code. */
export async function start(): Promise<number> {
  const settings = environment({ APP_ENV: 'development', DEMO: '1' });
  const isFirst = beginsEmpty(settings);
  const names = [...(isFirst ? ['database' as const] : []), 'client', 'gateway', 'pages', 'world'] as const;
  if (!(await build(names, createBuildCache(cacheFolder(process.env))))) return 1;
  console.error(`Starting the server (about ${isFirst ? 4 : 1} s) …`);
  return stay([...SERVER_NODE_ARGS, SERVER, ...BUILT_PAGES, ...FILES, ...(isFirst ? PACKED : [])], settings);
}

/** Whether the server will fill an embedded database that is not there yet. */
function beginsEmpty({ DATA_DIR, DATABASE_URL, DEMO }: NodeJS.ProcessEnv): boolean {
  const database = join(DATA_DIR ?? '', 'database');
  return !DATABASE_URL && DEMO === '1' && (!existsSync(database) || readdirSync(database).length === 0);
}

/** The production server: no demo world, nothing that exists outside production only. */
export async function serve(): Promise<number> {
  if (!(await build(['client', 'gateway', 'pages']))) return 1;
  const settings = environment({ APP_ENV: 'production', DEMO: '0' });
  return stay([...SERVER_NODE_ARGS, SERVER, ...BUILT_PAGES], { ...settings, NODE_ENV: 'production' });
}

/** The server from its sources; pages change while one edits them. */
export async function dev(): Promise<number> {
  if (!(await build(['world']))) return 1;
  const args = [at('adapters/gateway/src/serve.ts'), '--pages', at('web/src/server/dev-pages.ts'), ...FILES];
  return stay(args, environment({ APP_ENV: 'development', DEMO: '1' }));
}

/** What V8 compiled of the server is kept for its next start, which takes about a twelfth less for it. */
const COMPILED = at('node_modules/.cache/fairhall/compiled');

/** What the person has set wins. */
function environment(defaults: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { NODE_COMPILE_CACHE: COMPILED, ...defaults, ...process.env, DATA_DIR: dataFolder() };
}
