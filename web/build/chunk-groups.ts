import type { Plugin } from 'vite';

interface ChunkGroup {
  readonly name: string;
  /** Patterns of module paths; a module that matches any of them belongs to the group. */
  readonly files: readonly RegExp[];
  /** Modules whose path matches one of these stay out of the group. */
  readonly except?: readonly RegExp[];
  readonly minShareCount?: number;
  readonly includeDependenciesRecursively?: boolean;
  readonly priority?: number;
}

/** The files of an npm package. */
function toPackagePattern(name: string): RegExp {
  return new RegExp(`node_modules/(\\.pnpm/)?${name.replace('/', '[+/]')}[@/]`);
}

/** React and the router in one file: split by page they would compress worse, and they change least often. */
const CHUNK_FRAME: ChunkGroup = {
  name: 'frame',
  files: ['react', 'react-dom', 'scheduler', 'react-router'].map(toPackagePattern),
};
/**
 * The parts of the router that only navigations need; they load at the first navigation
 * (`start/pre-navigation-router.ts`).
 */
const CHUNK_ROUTER: ChunkGroup = {
  name: 'router',
  files: [
    /react-router\/dist\/production\/lib\/router\/router\.js$/,
    /react-router\/dist\/production\/lib\/router\/matcher\.js$/,
    /react-router\/dist\/production\/lib\/router\/instrumentation\.js$/,
    /react-router\/dist\/production\/lib\/(?:router|dom)\/.*\?navigation$/,
  ],
  includeDependenciesRecursively: false,
};

/**
 * Our own code that every page loads, in one file for the same reason as the frame. It includes the code that loads
 * other parts, and the storage names of compared and seen products and of registrations: pages and the pop-up look those
 * up without needing any other storage name; and two lines of the pages of exhibitions, for which files of their own
 * would cost more than they contain.
 */
const CHUNK_SHELL: ChunkGroup = {
  name: 'shell',
  files: [
    /web\/src\/start\/start-page\.tsx?/,
    /web\/src\/page\/slot-loader\.tsx?/,
    /web\/src\/ui\/seen-products-slot\.tsx?/,
    /web\/src\/catalogue\/compare\/use-compare\.tsx?/,
    /web\/src\/login\/use-ask-for-login\.tsx?/,
    /core\/src\/catalogue\/stored-names/,
    /core\/src\/supplier-login\/stored-names/,
    /core\/src\/preregistration\/stored-names/,
    /core\/src\/forms\/quantity-name/,
    /core\/src\/preregistration\/is-registration-open/,
    /web\/src\/ui\/exhibition-head\/floor-plan-fragment/,
  ],
};

/** The state machine library, with the code that starts flows; read-only pages do not load it. */
const CHUNK_MACHINES: ChunkGroup = {
  name: 'machines',
  files: [
    toPackagePattern('xstate'),
    toPackagePattern('@xstate/react'),
    toPackagePattern('use-sync-external-store'),
    /core\/src\/ports\/start-flow/,
    /core\/src\/ports\/require-actor/,
    /core\/src\/ports\/wait-for-view/,
    /core\/src\/ports\/xstate-clock/,
  ],
};

/**
 * Schemas that validate responses and stored values. Only calls and flows need them, so read-only pages do not load
 * them.
 */
const CHUNK_SCHEMAS: ChunkGroup = {
  name: 'schemas',
  files: [toPackagePattern('zod'), /core\/src\/ports\/storage\./, /core\/src\/forms\/draft-attempt\./],
};

/**
 * The names of all values in the device's storage: the code that stores them and the code that clears them at logout
 * need every name.
 */
const CHUNK_NAMES: ChunkGroup = {
  name: 'names',
  files: [/core\/src\/[\w/-]+\/stored-names\./, /core\/src\/storage\/visitor-names\./, /web\/src\/page\/use-is-stored/],
};

/**
 * Code that most pages share: prices, texts, cards, and the handling of loader results. It includes the trimming of
 * text, because a search trims its query: in the forms group it would bring 6 kB of form code to every search. It
 * includes the styles of small components, each of which would be one more request before the page shows. It excludes
 * the request for a further page of a list, which loads when the user asks for that page, and the checks of stored
 * values (`keys`), which would bring the schemas to every page.
 */
const CHUNK_WORDS: ChunkGroup = {
  name: 'words',
  files: [
    /core\/src\/catalogue\//,
    /core\/src\/site\//,
    /core\/src\/result\./,
    /core\/src\/contract\/page-error\./,
    /core\/src\/forms\/text-input\./,
    /web\/src\/page\/loader-results/,
    /web\/src\/ui\/stand-plate\.module\.css/,
    /web\/src\/ui\/status\.module\.css/,
    /web\/src\/certificate\/certificate-list\.module\.css/,
    /web\/src\/catalogue\/promotion-note\.module\.css/,
    /web\/src\/catalogue\/stand-at\.module\.css/,
    /web\/src\/catalogue\/search\/page-navigation\.module\.css/,
    /web\/src\/catalogue\/search\/no-result\.module\.css/,
    /web\/src\/ui\/chip/,
    /web\/src\/ui\/page-breadcrumbs/,
    /web\/src\/ui\/wrap-in-isolate/,
    /web\/src\/ui\/lazy-images/,
    /web\/src\/ui\/supplier-monogram/,
    /web\/src\/ui\/outcome-panel/,
    /web\/src\/ui\/picture/,
    /web\/src\/ui\/product-/,
    /web\/src\/ui\/stand-plate/,
    /web\/src\/ui\/status/,
    /web\/src\/ui\/supplier-/,
  ],
  except: [
    /core\/src\/catalogue\/supplier\//,
    /core\/src\/catalogue\/keys/,
    /core\/src\/catalogue\/stored-names/,
    /core\/src\/catalogue\/compare/,
    /core\/src\/catalogue\/seen/,
    /core\/src\/catalogue\/criteria/,
    /core\/src\/catalogue\/filters\./,
    /core\/src\/catalogue\/list/,
    /core\/src\/catalogue\/load-list/,
    /core\/src\/catalogue\/pager/,
    /core\/src\/catalogue\/search\./,
    /core\/src\/catalogue\/suggestion-/,
    /core\/src\/site\/keys/,
    /core\/src\/site\/stored-names/,
    /core\/src\/site\/demo-accounts/,
    /core\/src\/site\/device/,
    /core\/src\/site\/opening-hours/,
    /core\/src\/site\/zone-clock/,
    /core\/src\/site\/number-order/,
    /core\/src\/site\/door-times/,
    /web\/src\/ui\/supplier-list/,
    /web\/src\/ui\/supplier-offer/,
  ],
  minShareCount: 3,
};

/** Digits of all scripts, for forms and for searches, which load no other code of forms. */
const CHUNK_DIGITS: ChunkGroup = {
  name: 'digits',
  files: [/core\/src\/forms\/number-input/],
};

/**
 * The styles of buttons that appear on many pages, but not on most. They share one file, since each would be one more
 * request.
 */
const CHUNK_LOOKS: ChunkGroup = {
  name: 'looks',
  files: [
    /web\/src\/follow\/\w[\w-]*\.module\.css/,
    /web\/src\/cart\/add-to-cart\.module\.css/,
    /web\/src\/exhibition\/exhibition-action\.module\.css/,
    /web\/src\/planner\/planner-button\.module\.css/,
  ],
  includeDependenciesRecursively: false,
};

/**
 * Code that most pages with a form share, that is nine parts of the site or more. Code that only a few of them use (the
 * floor plan, cards, details forms with their machines) would otherwise load with every form, and with the login over
 * any page; and so would the head of an exhibition's pages. It excludes the checks of stored values (`keys`, `draft-…`),
 * which would bring the schemas, 10 kB, to the first load of every form. The group comes after the words group because it
 * needs some of that code, and the words group needs none of this. Compressing pictures is left to the few pages that
 * upload some.
 */
const CHUNK_FORMS: ChunkGroup = {
  name: 'forms',
  files: [/core\/src\/forms\//, /web\/src\/ui\//, /web\/src\/forms\//],
  except: [
    /core\/src\/forms\/draft-/,
    /core\/src\/forms\/keys/,
    /core\/src\/forms\/number-input/,
    /core\/src\/forms\/text-input/,
    /core\/src\/forms\/stored-names/,
    /web\/src\/forms\/(?:use-)?compress/,
    /web\/src\/forms\/queue-submits/,
    /web\/src\/ui\/supplier-/,
    /web\/src\/ui\/review/,
    /web\/src\/ui\/exhibition-head/,
  ],
  minShareCount: 9,
};

/**
 * The styles of form fields, a few lines each, in one file: every further file adds a name to the list that every page
 * loads.
 */
const CHUNK_FIELDS: ChunkGroup = {
  name: 'fields',
  files: [
    /web\/src\/forms\/\w[\w-]*\.module\.css/,
    /web\/src\/ui\/item-panel\.module\.css/,
    /web\/src\/ui\/step-list\.module\.css/,
    /web\/src\/ui\/icon-button\.module\.css/,
    /web\/src\/ui\/loading-spinner\.module\.css/,
  ],
  includeDependenciesRecursively: false,
  priority: 2,
};

/**
 * The code that starts a flow later, and the limits that calls and forms share. Pages without a form need it too, and
 * so does every call.
 */
const CHUNK_FLOWS: ChunkGroup = {
  name: 'flows',
  files: [
    /web\/src\/page\/use-flow\./,
    /web\/src\/page\/flow-host\./,
    /core\/src\/contract\/canonical-json\./,
    /core\/src\/contract\/(?:field-limits|\w+\/(?:(?:tag|thread)-)?limits)\./,
    /core\/src\/forms\/limits\./,
    /core\/src\/forms\/phone-pattern\./,
  ],
  minShareCount: 9,
  includeDependenciesRecursively: false,
};

/**
 * Email validation with the code for domains in other scripts. Forms and the schema of every call need it, so it has a
 * file of its own.
 */
const EMAIL: ChunkGroup = {
  name: 'email',
  files: [/core\/src\/forms\/email\./, /punycode/],
  includeDependenciesRecursively: false,
  priority: 2,
};

/** The square button, which the floor plan of an exhibition has without any other code of forms. */
const ICON_BUTTON: ChunkGroup = {
  name: 'icon-button',
  files: [/web\/src\/ui\/icon-button\.tsx/],
  includeDependenciesRecursively: false,
  priority: 2,
};

/** Code that the forms for enquiries, orders and RFQs share. */
const CHUNK_REQUESTS: ChunkGroup = {
  name: 'requests',
  files: [
    /web\/src\/forms\/text-counter/,
    /web\/src\/forms\/form-slow-note/,
    /web\/src\/ui\/item-panel/,
    /web\/src\/ui\/step-list/,
    /core\/src\/rfq\/steps\./,
    /core\/src\/rfq\/prefill-key\./,
  ],
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

/** Texts about exhibitions, with their stands and hours; many pages without a form show them. */
const CHUNK_EXHIBITIONS: ChunkGroup = {
  name: 'shows',
  files: [
    /web\/src\/ui\/exhibition-words\./,
    /web\/src\/ui\/exhibition-hrefs\./,
    /web\/src\/ui\/card-stands\./,
    /web\/src\/ui\/stand-name\./,
    /core\/src\/exhibition\/links\./,
    /core\/src\/exhibition\/phase\./,
    /core\/src\/exhibition\/door-state\./,
    /core\/src\/exhibition\/featured-exhibition\./,
    /core\/src\/site\/number-order\./,
    /core\/src\/site\/door-times\./,
    /core\/src\/site\/opening-hours\./,
    /core\/src\/site\/zone-clock\./,
    /core\/src\/forms\/day\./,
  ],
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

/** Files in forms and threads. */
const CHUNK_FILES: ChunkGroup = {
  name: 'files',
  files: [
    /web\/src\/forms\/file-/,
    /core\/src\/files\/form-files\./,
    /core\/src\/files\/form-file\.view\./,
    /core\/src\/files\/file-size\./,
  ],
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

/**
 * Code with which loaders format their texts. The server formats the first page that a browser shows, so this loads
 * with the second page.
 */
const CHUNK_LOADING: ChunkGroup = {
  name: 'loading',
  files: [
    /core\/src\/catalogue\/card\./,
    /core\/src\/certificate\/certificate-list\.view\./,
    /core\/src\/catalogue\/price\./,
    /core\/src\/catalogue\/product\./,
    /core\/src\/catalogue\/product\.view\./,
    /core\/src\/catalogue\/reviews\./,
    /core\/src\/catalogue\/supplier\.view\./,
    /web\/src\/ui\/product-words\./,
    /web\/src\/ui\/review-words\./,
    /web\/src\/ui\/supplier-words\./,
    /web\/src\/certificate\/certificate-words\./,
  ],
  includeDependenciesRecursively: false,
  priority: 1,
};

/**
 * The lists of a buyer's or supplier's own records, with the texts and styles of rows. They contain no forms, so they
 * are apart from the forms group.
 */
const CHUNK_LISTS: ChunkGroup = {
  name: 'lists',
  files: [
    /web\/src\/ui\/list-/,
    /web\/src\/ui\/row-list/,
    /web\/src\/enquiry\/my-enquiries-data/,
    /web\/src\/enquiry\/my-enquiries\.module/,
    /web\/src\/rfq\/manage-data/,
    /web\/src\/rfq\/manage\.module/,
  ],
  includeDependenciesRecursively: false,
  priority: 1,
};

/**
 * Code that a product's page shares with the supplier's page and the cart. In separate files it would compress worse.
 */
const CHUNK_PRODUCTS: ChunkGroup = {
  name: 'goods',
  files: [
    /web\/src\/certificate\/certificate-list\./,
    /web\/src\/certificate\/parts\./,
    /web\/src\/catalogue\/promotion-note\./,
    /web\/src\/cart\/use-cart\./,
    /web\/src\/ui\/reviews\./,
  ],
  includeDependenciesRecursively: false,
};

/**
 * What the actions of an exhibition's buttons share. The planner's button also loads alone, shortly after the page of a
 * product, so the code of the others is not here.
 */
const CHUNK_BUTTONS: ChunkGroup = {
  name: 'buttons',
  files: [/web\/src\/login\/use-wish/, /web\/src\/page\/action-ports/],
  includeDependenciesRecursively: false,
};

/**
 * The styles of a buyer's exhibition card and plan on shared pages. They have few lines each, and every page lists the
 * name of each file.
 */
const CHUNK_PLANNER: ChunkGroup = {
  name: 'plans',
  files: [
    /web\/src\/planner\/my-exhibition-card\.module\.css/,
    /web\/src\/planner\/reason-line\.module\.css/,
    /web\/src\/planner\/recommended-exhibitors\.module\.css/,
    /web\/src\/planner\/exhibition-plan\.module\.css/,
  ],
  includeDependenciesRecursively: false,
  priority: 2,
};

/** The styles of account pages that have only a few lines each, in one file for the same reason. */
const CHUNK_ACCOUNT: ChunkGroup = {
  name: 'own-pages',
  files: [
    /web\/src\/account\/reset\.module\.css/,
    /web\/src\/business-card\/my-card\.module\.css/,
    /web\/src\/collect\/\w[\w-]*\.module\.css/,
    /web\/src\/enquiry\/enquiry\.module\.css/,
    /web\/src\/enquiry\/enquiry-thread\.module\.css/,
    /web\/src\/enquiry\/mail-again\.module\.css/,
    /web\/src\/enquiry\/verify\.module\.css/,
    /web\/src\/lottery\/confirm\.module\.css/,
    /web\/src\/order\/order\.module\.css/,
    /web\/src\/order\/my-orders\.module\.css/,
    /web\/src\/rfq\/detail\.module\.css/,
    /web\/src\/stand\/stand\.module\.css/,
    /web\/src\/ui\/row-removed-notice\.module\.css/,
  ],
  includeDependenciesRecursively: false,
};

/** The styles of the pages of exhibitions and of industries, in one file for the same reason. */
const CHUNK_EXHIBITION_STYLES: ChunkGroup = {
  name: 'exhibition-styles',
  files: [/web\/src\/exhibition\/(?!exhibition-action)(?:industry\/)?\w[\w-]*\.module\.css/],
  includeDependenciesRecursively: false,
  priority: 2,
};

/** The styles of pages of text, in one file for the same reason. */
const CHUNK_TEXT_STYLES: ChunkGroup = {
  name: 'text-styles',
  files: [/web\/src\/ui\/(?:article-blocks|operator-article)\.module\.css/, /web\/src\/policies\/policy\.module\.css/],
  includeDependenciesRecursively: false,
  priority: 2,
};

/** The styles of badges and of pages of cards, in one file for the same reason. */
const CHUNK_BADGE_STYLES: ChunkGroup = {
  name: 'badge-styles',
  files: [/web\/src\/badge\/\w[\w-]*\.module\.css/, /web\/src\/business-card\/card-page\.module\.css/],
  includeDependenciesRecursively: false,
  priority: 2,
};

/** The styles of registrations, without those of the pop-up, in one file for the same reason. */
const CHUNK_REGISTRATION_STYLES: ChunkGroup = {
  name: 'registration-styles',
  files: [/web\/src\/preregistration\/(?!popup)\w[\w-]*\.module\.css/],
  includeDependenciesRecursively: false,
  priority: 2,
};

/** The styles of lists of categories and of links, in one file for the same reason. */
const CHUNK_INDEX_STYLES: ChunkGroup = {
  name: 'index-styles',
  files: [
    /web\/src\/catalogue\/lists\/(?!operations)\w[\w-]*\.module\.css/,
    /web\/src\/catalogue\/categories\/\w[\w-]*\.module\.css/,
  ],
  includeDependenciesRecursively: false,
  priority: 2,
};

/** Saves a product as seen; a page loads this when the visitor interacts with it. */
const CHUNK_SEEN: ChunkGroup = {
  name: 'seen',
  files: [/web\/src\/ui\/save-seen-product/, /core\/src\/catalogue\/seen-ids/, /adapters\/src\/browser\/store-value/],
  includeDependenciesRecursively: false,
};

const CHUNK_GROUPS: readonly ChunkGroup[] = [
  CHUNK_ROUTER,
  CHUNK_FRAME,
  CHUNK_SHELL,
  CHUNK_MACHINES,
  CHUNK_SCHEMAS,
  CHUNK_NAMES,
  CHUNK_LOADING,
  CHUNK_WORDS,
  CHUNK_DIGITS,
  CHUNK_LOOKS,
  CHUNK_LISTS,
  CHUNK_FIELDS,
  EMAIL,
  ICON_BUTTON,
  CHUNK_FLOWS,
  CHUNK_REQUESTS,
  CHUNK_FILES,
  CHUNK_EXHIBITIONS,
  CHUNK_FORMS,
  CHUNK_PRODUCTS,
  CHUNK_BUTTONS,
  CHUNK_PLANNER,
  CHUNK_ACCOUNT,
  CHUNK_EXHIBITION_STYLES,
  CHUNK_TEXT_STYLES,
  CHUNK_BADGE_STYLES,
  CHUNK_REGISTRATION_STYLES,
  CHUNK_INDEX_STYLES,
  CHUNK_SEEN,
];

/** The first code of a page, before React. It lists all other files, so it must depend on none of them. */
const CHUNK_ENTRY = { name: 'entry-client', tags: ['$initial' as const] };

const toAlternatives = (patterns: readonly RegExp[]): string => patterns.map(({ source }) => source).join('|');

function testOf({ files, except = [] }: ChunkGroup): RegExp {
  if (except.length === 0) return new RegExp(toAlternatives(files));
  return new RegExp(`^(?!.*(?:${toAlternatives(except)})).*(?:${toAlternatives(files)})`);
}

/** Assigns modules to files that several pages load. The first group that matches a module gets it. */
export const codeSplittingGroups = [
  CHUNK_ENTRY,
  ...CHUNK_GROUPS.map((group) => {
    const { files: _files, except: _except, ...options } = group;
    return { ...options, test: testOf(group) };
  }),
];

/** Lists the patterns that match none of the given modules, each with the name of its group. */
export const findDeadPatterns = (
  ids: readonly string[],
  groups: readonly ChunkGroup[] = CHUNK_GROUPS,
): readonly string[] =>
  groups.flatMap(({ name, files, except = [] }) =>
    [...files, ...except]
      .filter((pattern) => !ids.some((id) => pattern.test(id)))
      .map((pattern) => `${name}: ${pattern}`),
  );

/**
 * Fails the build if a pattern matches no module, for example after a file was moved: its code would silently go to
 * other files.
 */
export const checkDeadPatterns = (): Plugin => ({
  name: 'fairhall:without-dead-patterns',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  buildEnd(error) {
    if (error) return;
    const dead = findDeadPatterns([...this.getModuleIds()]);
    if (dead.length > 0) this.error(`build/chunk-groups.ts has patterns that match no file:\n${dead.join('\n')}`);
  },
});
