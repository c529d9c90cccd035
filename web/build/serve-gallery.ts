import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The address of the component gallery, on a development server only. */
export const GALLERY_PATH = '/gallery';

/** Serves the component gallery from its sources. No build has this plugin, and no page imports the gallery. */
export const serveGallery = (): Plugin => ({
  name: 'serve-gallery',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const address = request.originalUrl ?? '/';
      if (address.split('?')[0] !== GALLERY_PATH) return next();
      const send = async () => {
        const html = await readFile(join(server.config.root, 'gallery/index.html'), 'utf8');
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(await server.transformIndexHtml(address, html));
      };
      send().catch(next);
    });
  },
});
