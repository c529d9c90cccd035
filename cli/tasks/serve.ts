import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.ts';
import { createBuildCache, findCacheFolder } from './build-cache.ts';
import { findDataFolder, fromRoot } from './paths.ts';
import { runUntilStopped } from './process.ts';
import { SERVER_NODE_ARGS } from './server-node-args.ts';

const DEMO_FILES = [
  '--world',
  fromRoot('fixtures/dist/world.ndjson'),
  '--pictures',
  fromRoot('fixtures/world/pictures'),
];
const BUILD_PAGES = ['--pages', fromRoot('web/dist/server/pages.js'), '--assets', fromRoot('web/dist/client/assets')];
const SERVER = fromRoot('adapters/gateway/dist/serve.js');

const DEMO_ARCHIVE = ['--packed', fromRoot('fixtures/dist/world.zip')];

/** Builds changed targets, then serves pages and gateway with the demo world. Resolves to the server's exit code. */
export async function start(): Promise<number> {
  const settings = createEnvironment({ APP_ENV: 'development', DEMO: '1' });
  const isFirst = hasEmptyDatabase(settings);
  const names = [...(isFirst ? ['database' as const] : []), 'client', 'gateway', 'pages', 'world'] as const;
  if (!(await build(names, createBuildCache(findCacheFolder(process.env))))) return 1;
  console.error(`Starting the server (about ${isFirst ? 4 : 1} s) …`);
  return runUntilStopped(
    [...SERVER_NODE_ARGS, SERVER, ...BUILD_PAGES, ...DEMO_FILES, ...(isFirst ? DEMO_ARCHIVE : [])],
    settings,
  );
}

/** Whether the server will create and fill a new embedded database. */
function hasEmptyDatabase({ DATA_DIR, DATABASE_URL, DEMO }: NodeJS.ProcessEnv): boolean {
  const database = join(DATA_DIR ?? '', 'database');
  return !DATABASE_URL && DEMO === '1' && (!existsSync(database) || readdirSync(database).length === 0);
}

/** Starts the production server: without the demo world and anything else that exists only outside production. */
export async function serve(): Promise<number> {
  if (!(await build(['client', 'gateway', 'pages']))) return 1;
  const settings = createEnvironment({ APP_ENV: 'production', DEMO: '0' });
  return runUntilStopped([...SERVER_NODE_ARGS, SERVER, ...BUILD_PAGES], { ...settings, NODE_ENV: 'production' });
}

/** Starts the server from its sources; pages update during editing. */
export async function serveSources(): Promise<number> {
  if (!(await build(['world']))) return 1;
  const args = [
    fromRoot('adapters/gateway/src/serve.ts'),
    '--pages',
    fromRoot('web/src/server/dev-pages.ts'),
    ...DEMO_FILES,
  ];
  return runUntilStopped(args, createEnvironment({ APP_ENV: 'development', DEMO: '1' }));
}

/** V8's compile cache of the server, which makes the next start about a twelfth faster. */
const CACHE_FOLDER = fromRoot('node_modules/.cache/fairhall/compiled');

/** The user's environment takes precedence. */
function createEnvironment(defaults: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { NODE_COMPILE_CACHE: CACHE_FOLDER, ...defaults, ...process.env, DATA_DIR: findDataFolder() };
}
