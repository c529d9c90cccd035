import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { fromRoot } from '../servers/paths.ts';

/** Renders only the grid of cards as text, with the same component and texts as in the page. */
export type RenderCards = (cards: readonly unknown[]) => string;

const ROOT = fromRoot('web');
/** Inside the web package, so that its own React is resolved. */
const FOLDER = fromRoot('web/node_modules/.cache/fairhall-bench');
/** Number of pictures of a list page that load at once. */
const EAGER = 8;

/** The members of React and of the bundle that are used here; this package has no types of theirs. */
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

/** Bundles the page's own card grid, so that it can be rendered without the page. */
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
