import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const WORKER = fileURLToPath(new URL('../../adapters/src/offline/worker.ts', import.meta.url));

/**
 * Bundles the service worker that caches pages into a single file. Built together with the pages it would share chunks
 * with them, and a worker cannot import.
 */
export const workerFile = (): Plugin => ({
  name: 'worker-file',
  apply: 'build',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'worker.js', source: await workerCode() });
  },
});

export async function workerCode(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'baseline-widely-available',
      rollupOptions: { input: WORKER, output: { format: 'iife', entryFileNames: 'worker.js' } },
    },
  });
  const chunks = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const [only, ...others] = chunks;
  if (only?.type !== 'chunk' || others.length > 0) throw new Error('the worker is built as one file');
  return only.code;
}
