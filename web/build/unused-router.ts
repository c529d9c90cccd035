import type { Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\/production\/.*\.js$/;
const MADE = /= (React\$\d+)\.(forwardRef|createContext)\(/g;
const NAMED = /^\w+\.displayName = "[\w.]+";$/gm;

/**
 * Lets the bundler leave out the router's links and forms, 4 kB (gzipped) that no page of ours uses. It keeps them because it
 * cannot know that making a component does nothing else, and because each is given a name for tools.
 */
export const withoutUnusedRouter = (): Plugin => ({
  name: 'fairhall:without-unused-router',
  apply: 'build',
  transform: {
    filter: { id: ROUTER },
    handler: (code) => ({
      code: code.replace(MADE, '= /* @__PURE__ */ $1.$2(').replace(NAMED, ''),
      map: null,
    }),
  },
});
