import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { fontSubsets } from './build/font-subsets.ts';
import { withOwnImportHelper } from './build/import-helper.ts';
import { withoutScreenFiles } from './build/screen-files.ts';
import { withoutUnusedMantine } from './build/unused-mantine.ts';
import { withoutUnusedReact } from './build/unused-react.ts';
import { withoutUnusedRouter } from './build/unused-router.ts';
import { workerFile } from './build/worker-file.ts';

/** React and the router, in one file: told apart by page they would compress worse, and they change least. */
const FRAME = { name: 'frame', test: /node_modules\/(\.pnpm\/)?(react|react-dom|scheduler|react-router)[@/]/ };
/** Of the router what only navigations need, which comes with the first one (`start/still-router.ts`). */
const ROUTER = {
  name: 'router',
  test: /react-router\/dist\/production\/lib\/router\/((router|matcher|instrumentation)\.js$|.*\?navigation$)/,
  includeDependenciesRecursively: false,
};
/** What a page begins with before React: it names all other files, so it must need none of them. */
const ENTRY = { name: 'entry-client', tags: ['$initial' as const] };
/**
 * All else of ours that every page has, in one file for the same reason as the frame. With it what brings parts later, and
 * the names of what was chosen and seen, which pages look for that need nothing else of what a device keeps.
 */
const SHELL = {
  name: 'shell',
  test: /web\/src\/(start\/start-page|page\/later-slot|ui\/seen-place|catalogue\/compare\/use-compare|login\/use-ask-for-login)\.tsx?|core\/src\/catalogue\/stored-names/,
};
/** The library behind flows, with what each flow is started by; pages that are only read do without. */
const MACHINES = {
  name: 'machines',
  test: /node_modules\/(\.pnpm\/)?(@?xstate|use-sync-external-store)[@+/]|core\/src\/ports\/(start-flow|unbound|wait-for-view|xstate-clock)/,
};
/** What answers and stored values are checked with: of calls and flows, so likewise not of reading. */
const SCHEMAS = {
  name: 'schemas',
  test: /node_modules\/(\.pnpm\/)?zod[@/]|core\/src\/(ports\/storage|forms\/kept-attempt)\./,
};
/** What a device keeps, by name: what keeps it, and clears it at a logout, needs all of them. */
const NAMES = {
  name: 'names',
  test: /core\/src\/(\w+\/stored-names|storage\/visitor-names)\.|web\/src\/page\/use-is-stored/,
};
/**
 * What most pages share: prices, words, cards, and what their loaders do with answers. How text is trimmed is among it,
 * since a search trims what it is asked for: with the forms it would bring 6 kB of them to every search. So are the looks of
 * small parts, each of which would be one more request before a page is seen. Not among it is how a list is asked for, which
 * its page loads when it is asked for the next one, nor what only kept values are checked with (`keys`), which would bring the
 * schemas to every page.
 */
const WORDS = {
  name: 'words',
  test: /core\/src\/(catalogue|site)\/(?!keys|stored-names|compare|seen|demo-accounts|device|criteria|filters\.|list|load-list|opening-hours|pager|search\.|suggestion-|zone-clock|number-order|day-in|door-times)|core\/src\/(result|contract\/page-error|forms\/text-input)\.|web\/src\/page\/loader-results|web\/src\/(ui\/(stand-plate|status)|catalogue\/(certificates|promotion-note|stand-at|search\/(pager|no-result)))\.module\.css|web\/src\/ui\/(chip|crumbs|isolated|lazy-images|monogram|outcome-panel|picture|product-|stand-plate|status|supplier-)/,
  minShareCount: 3,
};
/** The looks of buttons that stand on many pages but not on most, in one file for the same reason. */
const LOOKS = {
  name: 'looks',
  test: /web\/src\/(follow\/\w[\w-]*|cart\/add-to-cart|exhibition\/expo-action|planner\/plan-button)\.module\.css/,
  includeDependenciesRecursively: false,
};
/**
 * What most pages with a form share, nine parts of the site or more: what a few of them have alone (a plan of halls, cards, told forms with
 * their machines) would come with every form, and with the login over any page. Not among it is what only kept values are
 * checked with (`keys`, `kept-…`): that would bring the schemas, 10 kB, to the first load of every form. It comes after the
 * words, of which it needs some, and which need none of it.
 */
const FORMS = {
  name: 'forms',
  test: /core\/src\/forms\/(?!kept-|keys|text-input|stored-names)|web\/src\/(ui\/(?!review)|forms\/)/,
  minShareCount: 9,
};
/** The looks of their fields, a few lines each, in one file: every file more has a name in the list that every page loads. */
const FIELDS = {
  name: 'fields',
  test: /web\/src\/(forms\/\w[\w-]*|ui\/(item-panel|step-list|icon-button|spinner))\.module\.css/,
  includeDependenciesRecursively: false,
  priority: 2,
};
/** What starts a flow later, and what bounds calls and forms alike: also of pages without a form, and of every call. */
const FLOWS = {
  name: 'flows',
  test: /web\/src\/page\/(use-flow|flow-host)\.|core\/src\/(contract\/(canonical-json|\w+-limits)|forms\/(limits|phone-pattern))\./,
  minShareCount: 9,
  includeDependenciesRecursively: false,
};
/** Email addresses, with the code of domains in other scripts: of forms and of every call's schema, so in a file of its own. */
const EMAIL = {
  name: 'email',
  test: /core\/src\/forms\/email\.|punycode/,
  includeDependenciesRecursively: false,
  priority: 2,
};
/** Of forms what enquiries, orders and requests have in common. */
const REQUESTS = {
  name: 'requests',
  test: /web\/src\/(forms\/(text-counter|slow-note)|ui\/(item-panel|step-list))|core\/src\/rfq\/(steps|opened-text)\./,
  minShareCount: 2,
  includeDependenciesRecursively: false,
};
/** Exhibitions in words, with the stands and hours at them, which are on many pages that have no form. */
const SHOWS = {
  name: 'shows',
  test: /web\/src\/ui\/(exhibition-words|card-stands|stand-name)\.|core\/src\/(exhibition\/(links|phase|recommended|first-show)|site\/(number-order|day-in|door-times)|forms\/day)\./,
  minShareCount: 2,
  includeDependenciesRecursively: false,
};
/** Files in forms and threads. */
const FILES = {
  name: 'files',
  test: /web\/src\/forms\/file-|core\/src\/files\/(form-files|form-file\.view|file-size)\./,
  minShareCount: 2,
  includeDependenciesRecursively: false,
};
/** What loaders make words with: the first page that a browser is shown brings its own, so this comes with the second. */
const LOADING = {
  name: 'loading',
  test: /core\/src\/catalogue\/(card|certificates|price|product|product\.view|reviews|supplier\.view)\.|web\/src\/(ui\/(product|review|supplier)-words|catalogue\/certificate-words)\./,
  includeDependenciesRecursively: false,
  priority: 1,
};
/** Lists of one's own, buyers' and suppliers', with the words and looks of rows. Not with the forms, of which they have none. */
const LISTS = {
  name: 'lists',
  test: /web\/src\/(ui\/(list-|row-list)|(enquiry\/my-enquiries|rfq\/manage)(-data|\.module))/,
  includeDependenciesRecursively: false,
  priority: 1,
};
/** What a product's page has in common with a supplier's and the cart's: alone each of it would compress worse. */
const GOODS = {
  name: 'goods',
  test: /web\/src\/(catalogue\/(certificates|parts|promotion-note)|cart\/use-cart|ui\/reviews)\./,
  includeDependenciesRecursively: false,
};
/** What the buttons of an exhibition do: they stand together, and alone each would compress worse. */
const BUTTONS = {
  name: 'buttons',
  test: /web\/src\/((collect\/use-collect|sample\/use-sample)\.ts|login\/use-wish|page\/begin-ports)/,
  includeDependenciesRecursively: false,
};

/** The looks of what a buyer's own show and plan are told by beside other pages: few lines each, and every page names each file. */
const PLANS = {
  name: 'plans',
  test: /web\/src\/planner\/(own-show|reason-line|recommended-exhibitors|show-plan)\.module\.css/,
  includeDependenciesRecursively: false,
  priority: 2,
};
/** The looks of one's own pages that have a few lines each, in one file for the same reason. */
const OWN_PAGES = {
  name: 'own-pages',
  test: /web\/src\/(account\/reset|business-card\/my-card|collect\/favorites|enquiry\/(enquiry|enquiry-thread|verify)|lottery\/confirm|order\/(order|my-orders)|rfq\/detail|stand\/stand|ui\/removed-row)\.module\.css/,
  includeDependenciesRecursively: false,
};
/** What keeps a product as seen, which a page does when somebody uses it. */
const SEEN = {
  name: 'seen',
  test: /web\/src\/ui\/keep-seen|core\/src\/catalogue\/seen-ids|adapters\/src\/browser\/keep-value/,
  includeDependenciesRecursively: false,
};

const GROUPS = [
  ENTRY,
  ROUTER,
  FRAME,
  SHELL,
  MACHINES,
  SCHEMAS,
  NAMES,
  LOADING,
  WORDS,
  LOOKS,
  LISTS,
  FIELDS,
  EMAIL,
  FLOWS,
  REQUESTS,
  FILES,
  SHOWS,
  FORMS,
  GOODS,
  BUTTONS,
  PLANS,
  OWN_PAGES,
  SEEN,
];

/**
 * Every page calls most functions of these at its start. Chromium compiles all functions of a file that begins with the hint
 * while it is fetched, beside the page's thread, in place of each one when it is first called.
 */
const COMPILED_AHEAD: readonly string[] = ['frame', 'words'];
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

/** Tests look for these among what a page fetches. */
const NAMED = ['overlay-frame', 'login-modal', 'login.screen', 'start-cart', 'machines'];

/**
 * A built file by its hash alone: the file that every page has names all others, and words in their names would lengthen
 * it. Fonts and pictures keep their names: it has none of them, and the server finds by its name the font to preload.
 */
function builtFile(name: string | undefined, ending: string): string {
  const isNamed = !/\.(css|js)$/.test(name ?? '') || NAMED.some((known) => name?.startsWith(`${known}.`));
  return isNamed ? `assets/[name]-[hash:7]${ending}` : `assets/[hash:7]${ending}`;
}

/** Both builds need it, as the server writes pictures' addresses into its pages. */
const assetFileNames = ({ names }: { readonly names: readonly string[] }) => builtFile(names[0], '[extname]');

/** What browsers fetch. */
const CLIENT: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  manifest: true,
  target: 'baseline-widely-available',
  modulePreload: {
    polyfill: false,
    // A page names its own files in the document. What comes later names its looks alone: with all other files of each,
    // which most pages have already, every page would be 1 to 2 kB larger.
    resolveDependencies: (_, files, { hostType }) =>
      hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files,
  },
  assetsInlineLimit: 0,
  rollupOptions: {
    input: 'src/start/entry-client.ts',
    output: {
      entryFileNames: 'assets/[name]-[hash:7].js',
      chunkFileNames: ({ name }) => builtFile(`${name}.js`, '.js'),
      assetFileNames,
      codeSplitting: { groups: GROUPS },
      postBanner: ({ name }) => (COMPILED_AHEAD.includes(name) ? COMPILE_AHEAD : ''),
    },
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  root: import.meta.dirname,
  plugins: [
    react(),
    fontSubsets(),
    withoutScreenFiles(),
    withOwnImportHelper(),
    withoutUnusedRouter(),
    withoutUnusedReact(),
    withoutUnusedMantine(),
    ...(isSsrBuild ? [] : [workerFile(), compression({ include: /\.(js|css|svg|json)$/, threshold: 1_024 })]),
  ],
  optimizeDeps: {
    entries: ['src/start/entry-client.ts', 'src/**/*.screen.ts'],
    include: [
      'react',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'react-router',
      'react-router/dom',
      '@mantine/core',
    ],
  },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node24',
        rollupOptions: { input: 'src/server/pages.ts', output: { assetFileNames } },
      }
    : CLIENT,
  ssr: { noExternal: [/^@fairhall\//] },
}));
