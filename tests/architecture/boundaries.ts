import { type Source, targetOf } from './sources.ts';

/** What each package may import besides its own files. A name also allows every path below it. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  core: ['xstate', 'zod/mini', 'fast-check', 'vitest'],
  adapters: ['@fairhall/core', 'ofetch', 'inversify', 'i18next', 'idb-keyval', 'node:'],
  'adapters/gateway': [
    '@fairhall/core',
    '@electric-sql/pglite',
    '@fastify/',
    'fastify',
    'file-type',
    'kysely',
    'lru-cache',
    'mailchecker',
    'maxmind',
    'node:',
    'nodemailer',
    'pg',
    'pino',
    'prom-client',
    'rate-limiter-flexible',
    'sharp',
    'yauzl',
    'zod',
  ],
  web: [
    '@fairhall/core',
    '@fairhall/adapters',
    '@xstate/react',
    'node:',
    'react',
    'react-dom',
    'react-router',
    'vite',
    'xstate',
  ],
  cli: [
    '@fairhall/core',
    '@fairhall/adapters',
    '@fairhall/fixtures',
    '@fairhall/gateway',
    'commander',
    'node:',
    'reflect-metadata',
    'string-width',
    'vite',
    'vitest',
    'xstate',
  ],
  fixtures: ['@fairhall/core', 'node:', 'zod'],
};

/** Folders of core that every feature of core may import. */
const SHARED_CORE = ['ports', 'contract', 'routes', 'site', 'forms'];
/** What the device keeps of whoever is logged in is the one thing of a feature that every other may read. */
const BUYER_KEYS = 'core/src/account/keys.ts';
/** Folders of core that may import every feature, since they list all of them. */
const CORE_REGISTRIES = ['app', 'storage', 'contract'];
/**
 * The web's folders from the floor up; all others are features and lie between `tags`, the field of several forms, and the
 * shell. A file imports what lies lower than itself, and what is beside it in its own folder.
 */
const WEB_FLOOR = ['theme', 'page', 'ui', 'overlay', 'login', 'forms', 'tags'];
const WEB_ROOF = ['shell', 'start', 'server'];

function webHeight(folder: string): number {
  if (WEB_FLOOR.includes(folder)) return WEB_FLOOR.indexOf(folder);
  return WEB_ROOF.includes(folder) ? WEB_FLOOR.length + 1 + WEB_ROOF.indexOf(folder) : WEB_FLOOR.length;
}

const featureOf = (file: string, depth: number): string | undefined => {
  const parts = file.split('/');
  return parts.length > depth + 1 ? parts[depth] : undefined;
};

function crosses(own: string | undefined, other: string | undefined, shared: readonly string[]): boolean {
  if (own === undefined || other === undefined || own === other) return false;
  return !shared.includes(other);
}

/** The package a file belongs to. */
function packageOf(file: string): string {
  if (file.startsWith('adapters/gateway/')) return 'adapters/gateway';
  return file.split('/')[0] ?? '';
}

/** Every import that the file's folder may not have, one sentence each. */
export function offences(source: Source): readonly string[] {
  const own = packageOf(source.file);
  return source.imports.flatMap((specifier) => {
    const target = targetOf(source, specifier);
    const relative = specifier.startsWith('.');
    if (relative && packageOf(target) !== own && !isMessageFile(target))
      return [`${source.file} reaches into ${target}`];
    if (!relative && !isAllowed(own, target)) return [`${source.file} imports ${target}`];
    if (relative && crossesFeature(own, source.file, target))
      return [`${source.file} reaches into the feature of ${target}`];
    return [];
  });
}

const isMessageFile = (target: string): boolean => target.startsWith('core/messages/');

function isAllowed(own: string, target: string): boolean {
  return (MAY_IMPORT[own] ?? []).some(
    (name) => target === name || target.startsWith(name.endsWith('/') || name.endsWith(':') ? name : `${name}/`),
  );
}

function crossesFeature(own: string, file: string, target: string): boolean {
  if (own === 'core') {
    if (target === BUYER_KEYS) return false;
    const feature = featureOf(file, 2);
    if (feature !== undefined && CORE_REGISTRIES.includes(feature)) return false;
    return crosses(feature, featureOf(target, 2), SHARED_CORE);
  }
  if (own === 'web') {
    const [from, to] = [featureOf(file, 2), featureOf(target, 2)];
    if (from === undefined || to === undefined || from === to) return false;
    return webHeight(to) >= webHeight(from);
  }
  return false;
}
