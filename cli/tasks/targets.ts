export interface Target {
  readonly name: string;
  /** Files and folders whose content decides whether it is built again. */
  readonly inputs: readonly string[];
  readonly output: string;
  /** Arguments for Node. */
  readonly make: readonly string[];
}

const CORE = ['core/src', 'core/messages', 'core/package.json'];
const ADAPTERS = ['adapters/src', 'adapters/package.json'];
const EVERY = ['pnpm-lock.yaml', 'package.json'];
const WEB = [
  ...EVERY,
  ...CORE,
  ...ADAPTERS,
  'web/src',
  'web/build',
  'web/public',
  'web/package.json',
  'web/vite.config.ts',
];
const VITE = 'web/node_modules/vite/bin/vite.js';
const BUNDLE = [
  'cli/tasks/bundle.ts',
  'cli/tasks/bundles.ts',
  'cli/tasks/builtins-by-call.ts',
  'cli/tasks/as-ascii.ts',
];

/** What is built from what. */
export const TARGETS: Readonly<Record<'gateway' | 'cli' | 'world' | 'client' | 'pages', Target>> = {
  client: {
    name: 'web client',
    inputs: WEB,
    output: 'web/dist/client',
    make: [VITE, 'build', 'web', '--logLevel', 'warn', '--emptyOutDir'],
  },
  pages: {
    name: 'web server',
    inputs: WEB,
    output: 'web/dist/server',
    make: [VITE, 'build', 'web', '--ssr', '--logLevel', 'warn', '--emptyOutDir'],
  },
  gateway: {
    name: 'gateway',
    inputs: [...EVERY, ...CORE, 'adapters/gateway/src', 'adapters/gateway/package.json', ...BUNDLE],
    output: 'adapters/gateway/dist/serve.js',
    make: ['cli/tasks/bundle.ts', 'gateway'],
  },
  cli: {
    name: 'command line',
    inputs: [...EVERY, ...CORE, ...ADAPTERS, 'cli/src', 'cli/package.json', 'fixtures/src', ...BUNDLE],
    output: 'cli/dist/main.js',
    make: ['cli/tasks/bundle.ts', 'cli'],
  },
  world: {
    name: 'demo world',
    inputs: [
      ...CORE,
      'fixtures/src',
      'fixtures/world/vocabulary',
      'fixtures/world/goods',
      'fixtures/world/glossary',
      'fixtures/world/pictures/manifest.json',
      'fixtures/package.json',
    ],
    output: 'fixtures/dist/world.ndjson',
    make: ['fixtures/src/world/main.ts'],
  },
};

export type TargetName = keyof typeof TARGETS;
