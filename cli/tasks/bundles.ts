import { relative } from 'node:path';
import { fromRoot } from './paths.ts';
import { replaceBuiltinImports } from './replace-builtin-imports.ts';
import { toAscii } from './to-ascii.ts';

interface TransformResult {
  readonly code: string;
  readonly map: null;
}

/** The members of a bundler plugin that are used here. */
interface Plugin {
  readonly name: string;
  readonly enforce: 'pre';
  transform?(code: string, id: string): TransformResult | null;
  renderChunk?(code: string): TransformResult;
  /** Called with every file before it is written; what is no code has none. */
  generateBundle?(options: unknown, files: Record<string, { code?: string }>): void;
}

export interface Bundle {
  readonly root: string;
  readonly entry: string;
  readonly folder: string;
  /** Packages that stay beside the bundle; all others go into it. */
  readonly external: readonly RegExp[];
  readonly minified: boolean;
  readonly plugins: readonly Plugin[];
}

/** Sources that ask where they lie, for a worker or a file beside them, are told the place of the source. */
function resolveSourcePaths(sources: string, folder: string): Plugin {
  return {
    name: 'keep-places',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('?', 1)[0] ?? id;
      if (!file.startsWith(sources) || !/import\.meta\.(url|dirname|filename)\b/.test(code)) return null;
      const sourcePath = JSON.stringify(relative(folder, file).replaceAll('\\', '/'));
      const moved = code
        .replace(/import\.meta\.url\b/g, `new URL(${sourcePath}, import.meta.url).href`)
        .replace(
          /import\.meta\.dirname\b/g,
          `process.getBuiltinModule('node:url').fileURLToPath(new URL('.', new URL(${sourcePath}, import.meta.url)))`,
        )
        .replace(
          /import\.meta\.filename\b/g,
          `process.getBuiltinModule('node:url').fileURLToPath(new URL(${sourcePath}, import.meta.url))`,
        );
      return { code: moved, map: null };
    },
  };
}

/**
 * V8 keeps a file that has other letters at two bytes for each of its letters, three mebibytes more of the server's memory.
 * `String.raw` would show the escapes, so no such text may hold other letters.
 */
const asciiPlugin: Plugin = {
  name: 'ascii-only',
  enforce: 'pre',
  // Not when a file is rendered: it is printed once more afterwards, with the letters themselves.
  generateBundle(_options, files) {
    for (const file of Object.values(files)) if (file.code !== undefined) file.code = toAscii(file.code);
  },
};

const callBuiltins: Plugin = {
  name: 'call-builtins',
  enforce: 'pre',
  renderChunk: (code) => ({ code: replaceBuiltinImports(code), map: null }),
};

/** Fastify asks for them only where nobody gives it others (`create-server.ts`); half a mebibyte that is never run. */
const SCHEMA_COMPILERS = [/^@fastify\/(ajv|fast-json-stringify)-compiler$/];

/**
 * One file to start with, and one for each part that is loaded when it is first needed: finding and reading the
 * files of packages took half a second. Packages that bring binaries, workers or data stay beside it. Not minified, so that the places in its
 * log can be read.
 */
const gatewayBundle: Bundle = {
  root: fromRoot('adapters/gateway'),
  entry: 'src/serve.ts',
  folder: fromRoot('adapters/gateway/dist'),
  external: [
    /^sharp$/,
    /^@napi-rs\/canvas$/,
    /^@electric-sql\//,
    /^@ip-location-db\//,
    /^pg-native$/,
    ...SCHEMA_COMPILERS,
  ],
  minified: false,
  plugins: [
    resolveSourcePaths(fromRoot('adapters/gateway/src'), fromRoot('adapters/gateway/dist')),
    callBuiltins,
    asciiPlugin,
  ],
};

/** One file to start with; the gateway, which only `db` and `doctor` need, stays where it is. */
const cliBundle: Bundle = {
  root: fromRoot('cli'),
  entry: 'src/main.ts',
  folder: fromRoot('cli/dist'),
  external: [/^@fairhall\/gateway\//],
  minified: true,
  plugins: [
    resolveSourcePaths(fromRoot('cli/src'), fromRoot('cli/dist')),
    resolveSourcePaths(fromRoot('fixtures/src'), fromRoot('cli/dist')),
    callBuiltins,
  ],
};

export const BUILD_BUNDLES: Readonly<Record<string, Bundle>> = { gateway: gatewayBundle, cli: cliBundle };
