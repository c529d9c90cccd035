// Bundles the gateway or the command line with the bundler of the web package: `node cli/tasks/bundle.ts gateway`.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { BUILD_BUNDLES, type Bundle } from './bundles.ts';
import { fromRoot } from './paths.ts';

const targetBundle = BUILD_BUNDLES[process.argv[2] ?? ''];
if (!targetBundle) throw new Error(`bundles are ${Object.keys(BUILD_BUNDLES).join(', ')}`);

// The bundler belongs to the web package; imported by path, so that this package needs no copy.
const vite = await import(pathToFileURL(createRequire(fromRoot('web/package.json')).resolve('vite')).href);
await vite.build(getConfig(targetBundle));

function getConfig({ root, entry, folder, external, minified, plugins }: Bundle): unknown {
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    plugins,
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: true,
      target: 'node24',
      minify: minified,
      rollupOptions: {
        external,
        // Chunks are written beside the entry, so that relative paths in the sources are right in every chunk.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', comments: false },
      },
    },
  };
}
