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
  /** Called with every file before it is written; a file without code has no `code`. */
  generateBundle?(options: unknown, files: Record<string, { code?: string }>): void;
}

export interface Bundle {
  readonly root: string;
  readonly entry: string;
  readonly folder: string;
  /** Packages that are not bundled; all others are. */
  readonly external: readonly RegExp[];
  readonly minified: boolean;
  readonly plugins: readonly Plugin[];
}

/**
 * Replaces `import.meta` paths in a source, which it uses to find a worker or a file beside it, by the path of the
 * source, since the bundle lies elsewhere.
 */
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
 * V8 stores a file with a letter beyond Latin-1 with two bytes for every letter, which costs the server three mebibytes
 * of memory. `String.raw` would show the escapes, so a text with such letters must not use it.
 */
const asciiPlugin: Plugin = {
  name: 'ascii-only',
  enforce: 'pre',
  // Not in `renderChunk`: the code is printed again afterwards, with the letters themselves.
  generateBundle(_options, files) {
    for (const file of Object.values(files)) if (file.code !== undefined) file.code = toAscii(file.code);
  },
};

const callBuiltins: Plugin = {
  name: 'call-builtins',
  enforce: 'pre',
  renderChunk: (code) => ({ code: replaceBuiltinImports(code), map: null }),
};

/**
 * Fastify loads these packages only if no other compilers are given, which `create-server.ts` does: half a mebibyte of
 * code that never runs.
 */
const SCHEMA_COMPILERS = [/^@fastify\/(ajv|fast-json-stringify)-compiler$/];

/**
 * One entry file and a chunk for each part that is loaded on first use: finding and reading the files of packages took
 * half a second. Packages with binaries, workers or data are not bundled. Not minified, so that positions in log
 * entries are readable.
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

/** One entry file; the gateway, which only `db` and `doctor` need, is not bundled. */
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
