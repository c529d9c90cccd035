import { findLayerViolation } from './layers.ts';
import { resolveImport, type Source } from './sources.ts';

/** The imports that each package may use besides its own files. A name also allows every path below it. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  core: ['punycode.js', 'xstate', 'zod/mini', 'fast-check', 'vitest'],
  adapters: ['@fairhall/core', 'ofetch', 'inversify', 'i18next', 'idb-keyval', 'node:'],
  'adapters/gateway': [
    '@fairhall/core',
    '@electric-sql/pglite',
    '@fastify/',
    '@napi-rs/canvas',
    'fastify',
    'file-type',
    'i18next',
    'ical-generator',
    'kysely',
    'libphonenumber-js/max',
    'lru-cache',
    '@zxcvbn-ts/language-common',
    'mailchecker',
    'maxmind',
    'node:',
    'nodemailer',
    'pg',
    'pino',
    'prom-client',
    'qr',
    'rate-limiter-flexible',
    'sharp',
    'yauzl',
    'yazl',
    'zod',
  ],
  web: [
    '@fairhall/core',
    '@fairhall/adapters',
    '@fontsource/',
    '@fontsource-variable/',
    '@mantine/core',
    '@xstate/react',
    'node:',
    'qr',
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
    'csv-parse',
    'saxes',
    'yauzl',
    'yazl',
    'vite',
    'vitest',
  ],
  fixtures: ['@fairhall/core', 'node:', 'zod'],
};

/**
 * The web's shared folders, lowest first (the floor). All other folders are features: they lie between the floor and
 * the shell. A file may import files of lower folders and of its own folder. Certificates are on the floor because
 * several features show them.
 */
const WEB_FLOOR = [
  'theme',
  'page',
  'ui',
  'overlay',
  'login',
  'forms',
  'tags',
  'thread',
  'scan',
  'supplier-site',
  'certificate',
];
const WEB_ROOF = ['shell', 'start', 'server'];

function webHeight(folder: string): number {
  if (WEB_FLOOR.includes(folder)) return WEB_FLOOR.indexOf(folder);
  return WEB_ROOF.includes(folder) ? WEB_FLOOR.length + 1 + WEB_ROOF.indexOf(folder) : WEB_FLOOR.length;
}

/**
 * Whether a file outside the overlay folder imports Mantine: its code is loaded with an overlay, and a page that
 * imported it would load it at once.
 */
const OVERLAY_FOLDER = 'web/src/overlay/';
const isMantineElsewhere = (file: string, target: string): boolean =>
  target.startsWith('@mantine/') && !file.startsWith(OVERLAY_FOLDER);

function packageOf(file: string): string {
  if (file.startsWith('adapters/gateway/')) return 'adapters/gateway';
  return file.split('/')[0] ?? '';
}

/** Every import that the file's folder is not allowed, one sentence each. */
export function listImportViolations(source: Source): readonly string[] {
  const sourcePackage = packageOf(source.file);
  return source.imports.flatMap((specifier) => {
    const target = resolveImport(source, specifier);
    const relative = specifier.startsWith('.');
    if (relative && packageOf(target) !== sourcePackage && !isMessageFile(target))
      return [`${source.file} reaches into ${target}`];
    if (!relative && (!isAllowed(sourcePackage, target) || isMantineElsewhere(source.file, target)))
      return [`${source.file} imports ${target}`];
    if (relative && reachesUpInWeb(source.file, target)) return [`${source.file} reaches up into ${target}`];
    return (relative && findLayerViolation(source.file, target)) || [];
  });
}

const isMessageFile = (target: string): boolean => target.startsWith('core/messages/');

function isAllowed(sourcePackage: string, target: string): boolean {
  return (MAY_IMPORT[sourcePackage] ?? []).some(
    (name) => target === name || target.startsWith(name.endsWith('/') || name.endsWith(':') ? name : `${name}/`),
  );
}

function reachesUpInWeb(file: string, target: string): boolean {
  const [from, to] = [webFolderOf(file), webFolderOf(target)];
  if (from === undefined || to === undefined || from === to) return false;
  return webHeight(to) >= webHeight(from);
}

const webFolderOf = (file: string): string | undefined => /^web\/src\/([^/]+)\//.exec(file)?.[1];
