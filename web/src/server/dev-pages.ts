import type { Connect, EnvironmentModuleNode, ViteDevServer } from 'vite';
import { GALLERY_PATH } from '../../build/serve-gallery.ts';
import type { PageAssets } from './document.ts';
import type { PageOptions, Pages } from './page-options.ts';

const SCRIPT_RENDERER = '/src/server/render.tsx';
const ENTRY = '/src/start/entry-client.ts';

export interface DevPages extends Pages {
  /** Serves source files and hot updates to the browser. Must run before the pages. */
  readonly middleware: Connect.Server;
  close(): Promise<void>;
}

/** Returns the styles of every module that the renderer has loaded, so that a page never shows unstyled. */
async function collectInlineStyles(vite: ViteDevServer): Promise<string> {
  const { ssr } = vite.environments;
  if (ssr === undefined || !('runner' in ssr)) return '';
  const runner = ssr.runner as { import(url: string): Promise<{ default: string }> }; // Vite's own runner, typed by use
  const styles = new Map<string, string>();
  const seen = new Set<EnvironmentModuleNode>();
  const walk = async (node: EnvironmentModuleNode | undefined): Promise<void> => {
    if (node === undefined || seen.has(node) || /[?&]inline\b/.test(node.url)) return;
    seen.add(node);
    if (node.id !== null && /\.css($|\?)/.test(node.id)) {
      styles.set(node.id, (await runner.import(`${node.url}${node.url.includes('?') ? '&' : '?'}inline`)).default);
      return;
    }
    for (const imported of node.importedModules) await walk(imported);
  };
  await walk(await ssr.moduleGraph.getModuleByUrl(SCRIPT_RENDERER));
  return [...styles].map(([id, css]) => `<style data-vite-dev-id="${id}">${css}</style>`).join('');
}

/** Serves pages from source: a changed file takes effect without a restart. */
export async function createPages(options: PageOptions): Promise<DevPages> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: new URL('../..', import.meta.url).pathname,
    appType: 'custom',
    server: { middlewareMode: true, hmr: options.server === undefined ? true : { server: options.server } },
  });
  const collectAssets = async (): Promise<PageAssets> => ({
    entry: ENTRY,
    styles: [],
    entryModules: [],
    modules: [],
    startsLater: false,
    fonts: [],
    inline: await collectInlineStyles(vite),
  });
  const finish = (html: string, pathname: string) => vite.transformIndexHtml(pathname, html);
  process.stdout.write(`The component gallery is at ${options.publicUrl}${GALLERY_PATH}\n`);
  return {
    middleware: vite.middlewares,
    close: () => vite.close(),
    // The renderer is loaded again for each page, so the data about the visit is also made again.
    visit: (request) => ({
      shared: undefined,
      cookies: [],
      async render(caller) {
        const { createRenderer } = (await vite.ssrLoadModule(SCRIPT_RENDERER)) as typeof import('./render.tsx');
        const visit = createRenderer({ ...options, development: true, assetsOf: collectAssets, finish }).visit(request);
        const answer = await visit.render(caller);
        return { ...answer, cookies: [...visit.cookies, ...answer.cookies] };
      },
    }),
  };
}
