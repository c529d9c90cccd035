import type { Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\/production\/.*\.js$/;
const MADE = /= (React\$\d+)\.(forwardRef|createContext)\(/g;
const NAMED = /^\w+\.displayName = "[\w.]+";$/gm;
const INSTRUMENTED = /\b(?:init|opts)\??\.instrumentations\b/g;

/**
 * Lets the bundler leave out what no page of ours uses of the router, 5 kB (gzipped): its links and forms, and what reports
 * its steps to a monitor. It keeps the first because it cannot know that making a component does nothing else, and because
 * each is given a name for tools; the second because only a running page tells that no monitor is given.
 */
export const withoutUnusedRouter = (): Plugin => ({
  name: 'fairhall:without-unused-router',
  apply: 'build',
  transform: {
    filter: { id: ROUTER },
    handler: (code) => ({
      code: code.replace(MADE, '= /* @__PURE__ */ $1.$2(').replace(NAMED, '').replace(INSTRUMENTED, 'undefined'),
      map: null,
    }),
  },
});
