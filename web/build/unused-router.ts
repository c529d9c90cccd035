import type { Plugin } from 'vite';

const FILE_PATTERN = /\/react-router\/dist\/production\/.*\.js(?:\?navigation)?$/;
const CODE_CREATED = /= (React\$\d+)\.(forwardRef|createContext)\(/g;
const CODE_DISPLAY_NAME = /^\w+\.displayName = "[\w.]+";$/gm;
const CODE_INSTRUMENTATION = /\b(?:init|opts)\??\.instrumentations\b/g;

/** In one of the router's files, a text and its replacement. */
type CodeReplacement = readonly [file: string, from: string, to: string];

const CODE_REPLACEMENTS: readonly CodeReplacement[] = [
  // Files of every first load need a few constants of the router's own file, which loads with the first navigation.
  ['lib/hooks.js', '"./router/router.js"', '"./router/router.js?constants"'],
  ['lib/components.js', '"./router/router.js"', '"./router/router.js?constants"'],
  // Navigations need parts of files that every first load needs too. They use copies, which load with the router.
  ['lib/router/router.js', '"./utils.js"', '"./utils.js?navigation"'],
  ['lib/router/router.js', '"./history.js"', '"./history.js?navigation"'],
  ['lib/router/matcher.js', '"./utils.js"', '"./utils.js?navigation"'],
  ['production/index.js', '"./lib/router/history.js"', '"./lib/router/history.js?navigation"'],
  // Restoring scroll positions, the only part of this file that pages use.
  ['production/index.js', '"./lib/dom/lib.js"', '"./lib/dom/lib.js?navigation"'],
  // Matching and links of a router without data, which no page uses.
  ['lib/hooks.js', 'else matches = matchRoutes(routes, { pathname: remainingPathname });', 'else matches = null;'],
  ['lib/hooks.js', ': useNavigateUnstable();', ': undefined;'],
  // The router's own page for errors; each of our routes has one.
  ['lib/hooks.js', ' || defaultErrorElement;', ';'],
  // Errors of server components, and animated page transitions; our pages have neither.
  ['lib/hooks.js', 'if (this.context) return', 'if (false) return'],
  ['lib/hooks.js', 'if (this.context && typeof error', 'if (false && typeof error'],
  ['lib/components.js', 'if (!viewTransitionOpts || !isViewTransitionAvailable) {', 'if (true) {'],
];

/**
 * Returns one of the router's files without the code that a first load does not need. Throws if a replacement no longer
 * matches.
 */
export function stripUnused(code: string, file: string): string {
  const cut = CODE_REPLACEMENTS.filter(([name]) => file.endsWith(`/${name}`)).reduce((text, [name, from, to]) => {
    if (!text.includes(from)) throw new Error(`${name} no longer has ${from}`);
    return text.replace(from, to);
  }, code);
  return cut
    .replace(CODE_CREATED, '= /* @__PURE__ */ $1.$2(')
    .replace(CODE_DISPLAY_NAME, '')
    .replace(CODE_INSTRUMENTATION, 'undefined');
}

/**
 * Lets the bundler drop router code from a first load: links and forms that no page uses, instrumentation, and the core
 * that only navigations use, together 25 kB (gzipped). The bundler keeps links and forms because it cannot know that
 * creating a component has no side effect, and because each gets a display name for tools. It keeps instrumentation
 * because only at run time it is clear that there is none. It keeps the core because files of a first load share files
 * with it.
 */
export const stripUnusedRouter = (): Plugin => ({
  name: 'fairhall:without-unused-router',
  apply: 'build',
  transform: {
    filter: { id: FILE_PATTERN },
    handler: (code, id) => ({ code: stripUnused(code, id), map: null }),
  },
});
