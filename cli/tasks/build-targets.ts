export interface Target {
  readonly name: string;
  /** Files and folders; a change of their content triggers a build. */
  readonly inputs: readonly string[];
  readonly output: string;
  /** The built folder, if `output` is one file in it. */
  readonly folder?: string;
  /** Arguments for Node. */
  readonly make: readonly string[];
  /** Targets whose outputs are further inputs. */
  readonly from?: readonly TargetName[];
  /** Changes when the target has to be built again although no file has changed. */
  readonly turn?: () => string;
  /** Seconds that the build takes on an idle machine. */
  readonly seconds: number;
}

export type TargetName = 'gateway' | 'cli' | 'world' | 'database' | 'client' | 'pages';

const WEEK_MS = 7 * 86_400_000;

const INPUT_CORE = ['core/src', 'core/messages', 'core/package.json'];
const INPUT_ADAPTERS = ['adapters/src', 'adapters/package.json'];
const INPUT_COMMON = ['pnpm-lock.yaml', 'package.json'];
const INPUT_WEB = [
  ...INPUT_COMMON,
  ...INPUT_CORE,
  ...INPUT_ADAPTERS,
  'web/src',
  'web/build',
  'web/public',
  'web/package.json',
  'web/vite.config.ts',
];
const PATH_OF_VITE = 'web/node_modules/vite/bin/vite.js';
const INPUT_BUNDLER = [
  'cli/tasks/bundle.ts',
  'cli/tasks/bundles.ts',
  'cli/tasks/replace-builtin-imports.ts',
  'cli/tasks/to-ascii.ts',
];

/** All build targets with their inputs. */
export const BUILD_TARGETS: Readonly<Record<TargetName, Target>> = {
  client: {
    name: 'web client',
    inputs: INPUT_WEB,
    output: 'web/dist/client',
    make: [PATH_OF_VITE, 'build', 'web', '--logLevel', 'warn', '--emptyOutDir'],
    seconds: 5,
  },
  pages: {
    name: 'web server',
    inputs: INPUT_WEB,
    output: 'web/dist/server',
    make: [PATH_OF_VITE, 'build', 'web', '--ssr', '--logLevel', 'warn', '--emptyOutDir'],
    seconds: 3,
  },
  gateway: {
    name: 'gateway',
    inputs: [...INPUT_COMMON, ...INPUT_CORE, 'adapters/gateway/src', 'adapters/gateway/package.json', ...INPUT_BUNDLER],
    output: 'adapters/gateway/dist/serve.js',
    folder: 'adapters/gateway/dist',
    make: ['cli/tasks/bundle.ts', 'gateway'],
    seconds: 3,
  },
  cli: {
    name: 'command line',
    inputs: [
      ...INPUT_COMMON,
      ...INPUT_CORE,
      ...INPUT_ADAPTERS,
      'cli/src',
      'cli/package.json',
      'fixtures/src',
      ...INPUT_BUNDLER,
    ],
    output: 'cli/dist/main.js',
    folder: 'cli/dist',
    make: ['cli/tasks/bundle.ts', 'cli'],
    seconds: 3,
  },
  world: {
    name: 'demo world',
    inputs: [
      ...INPUT_CORE,
      'fixtures/src',
      'fixtures/world/vocabulary',
      'fixtures/world/goods',
      'fixtures/world/glossary',
      'fixtures/world/pictures/kinds.json',
      'fixtures/world/pictures/manifest.json',
      'fixtures/package.json',
    ],
    output: 'fixtures/dist/world.ndjson',
    make: ['fixtures/src/world/main.ts'],
    seconds: 2,
  },
  // Loaded once for many first starts, because it is the slowest part of a first start.
  database: {
    name: 'database of the demo world',
    inputs: [...INPUT_COMMON, ...INPUT_CORE, 'adapters/gateway/src', 'adapters/gateway/package.json'],
    output: 'fixtures/dist/world.zip',
    make: ['adapters/gateway/src/pack-world.ts', 'fixtures/dist/world.ndjson', 'fixtures/dist/world.zip'],
    from: ['world'],
    // The ages of its products are relative to the build, so it is rebuilt every week.
    turn: () => String(Math.floor(Date.now() / WEEK_MS)),
    seconds: 12,
  },
};
