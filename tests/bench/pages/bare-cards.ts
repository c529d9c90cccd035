import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { at } from '../servers/paths.ts';

/** The grid of cards alone, as text: the same component and the same words as in the page, and nothing around it. */
export type RenderCards = (cards: readonly unknown[]) => string;

const ROOT = at('web');
/** Inside the web package, so that its own React is found from there. */
const FOLDER = at('web/node_modules/.cache/fairhall-bench');
/** Pictures of a list page that are not put off. */
const EAGER = 8;

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
      rollupOptions: { input: { grid: `${ROOT}/src/ui/product-grid.tsx`, contexts: `${ROOT}/src/app/contexts.ts` } },
    },
  });
  const require = createRequire(`${ROOT}/package.json`);
  const { createElement } = require('react');
  const { renderToString } = require('react-dom/server');
  const { ProductGrid } = await import(pathToFileURL(`${FOLDER}/grid.js`).href);
  const { PageContext } = await import(pathToFileURL(`${FOLDER}/contexts.js`).href);
  const page = { boot: {}, texts: { text: (key: string) => key }, ports: null };
  return (cards) =>
    renderToString(
      createElement(PageContext, { value: page }, createElement(ProductGrid, { cards, columns: 'four', eager: EAGER })),
    );
}
