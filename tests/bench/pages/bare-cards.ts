import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { fromRoot } from '../servers/paths.ts';

/** The grid of cards alone, as text: the same component and the same words as in the page, and nothing around it. */
export type RenderCards = (cards: readonly unknown[]) => string;

const ROOT = fromRoot('web');
/** Inside the web package, so that its own React is found from there. */
const FOLDER = fromRoot('web/node_modules/.cache/fairhall-bench');
/** Pictures of a list page that are not put off. */
const EAGER = 8;

/** The members of React and of the bundle that are used here; nothing else of them is known to this package. */
interface React {
  createElement(component: unknown, properties: object, ...children: readonly unknown[]): unknown;
}
interface ReactServer {
  renderToString(element: unknown): string;
}
interface Grid {
  readonly ProductGrid: unknown;
}
interface Contexts {
  readonly PageContext: unknown;
}

/** Bundles the page's own card grid for rendering it without the page. */
export async function buildBareCards(): Promise<RenderCards> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: [/^@fairhall\//] },
    build: {
      ssr: true,
      outDir: FOLDER,
      emptyOutDir: true,
      target: 'node24',
      rollupOptions: { input: { grid: `${ROOT}/src/ui/product-grid.tsx`, contexts: `${ROOT}/src/page/contexts.ts` } },
    },
  });
  const require = createRequire(`${ROOT}/package.json`);
  const { createElement } = require('react') as React;
  const { renderToString } = require('react-dom/server') as ReactServer;
  const { ProductGrid } = (await import(pathToFileURL(`${FOLDER}/grid.js`).href)) as Grid;
  const { PageContext } = (await import(pathToFileURL(`${FOLDER}/contexts.js`).href)) as Contexts;
  const page = { boot: {}, texts: { text: (key: string) => key }, ports: null };
  return (cards) =>
    renderToString(
      createElement(PageContext, { value: page }, createElement(ProductGrid, { cards, columns: 'four', eager: EAGER })),
    );
}
