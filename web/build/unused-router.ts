import type { Plugin } from 'vite';

const FILE_PATTERN = /\/react-router\/dist\/production\/.*\.js$/;
const CODE_CREATED = /= (React\$\d+)\.(forwardRef|createContext)\(/g;
const CODE_DISPLAY_NAME = /^\w+\.displayName = "[\w.]+";$/gm;
const CODE_INSTRUMENTATION = /\b(?:init|opts)\??\.instrumentations\b/g;

/** In a file of the router's, what is taken for what. */
type CodeReplacement = readonly [file: string, from: string, to: string];

const CODE_REPLACEMENTS: readonly CodeReplacement[] = [
  // Files on every first load want a few constants of the router's own file, which comes with the first navigation.
  ['lib/hooks.js', '"./router/router.js"', '"./router/router.js?constants"'],
  ['lib/components.js', '"./router/router.js"', '"./router/router.js?constants"'],
  // What only navigations need of files that every first load wants is taken from copies, which come with the router.
  ['lib/router/router.js', '"./utils.js"', '"./utils.js?navigation"'],
  ['lib/router/router.js', '"./history.js"', '"./history.js?navigation"'],
  ['lib/router/matcher.js', '"./utils.js"', '"./utils.js?navigation"'],
  ['production/index.js', '"./lib/router/history.js"', '"./lib/router/history.js?navigation"'],
  // Matching and links of a router without data, which no page is under.
  ['lib/hooks.js', 'else matches = matchRoutes(routes, { pathname: remainingPathname });', 'else matches = null;'],
  ['lib/hooks.js', ': useNavigateUnstable();', ': undefined;'],
  // Errors of server components, and animated changes of pages, neither of which a page of ours has.
  ['lib/hooks.js', 'if (this.context) return', 'if (false) return'],
  ['lib/hooks.js', 'if (this.context && typeof error', 'if (false && typeof error'],
  ['lib/components.js', 'if (!viewTransitionOpts || !isViewTransitionAvailable) {', 'if (true) {'],
];

/** A file of the router's without what a first load does not need; throws where one of its cuts no longer fits. */
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
 * Lets the bundler leave out of a first load what no page of ours uses of the router, and what only navigations use: its
 * links and forms, what reports its steps to a monitor, and its core, together 24 kB (gzipped). It keeps the first because
 * it cannot know that making a component does nothing else, and because each is given a name for tools; the second because
 * only a running page tells that no monitor is given; the third because files that a first load needs share files with it.
 */
export const stripUnusedRouter = (): Plugin => ({
  name: 'fairhall:without-unused-router',
  apply: 'build',
  transform: {
    filter: { id: FILE_PATTERN },
    handler: (code, id) => ({ code: stripUnused(code, id), map: null }),
  },
});
