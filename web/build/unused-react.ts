import type { Plugin } from 'vite';

const FILE_PATTERN =
  /\/(?:react|react-dom|scheduler)\/cjs\/(react|react-dom|react-dom-client|scheduler)\.production\.js$/;

/** React's own files with removable code. */
type ReactFile = 'react' | 'react-dom' | 'react-dom-client' | 'scheduler';

/** In one of React's files, code and its replacement. */
interface CodeReplacement {
  readonly file: ReactFile;
  readonly from: RegExp;
  readonly to: string;
}

/** A feature of React that no page uses: how code requests it, and the functions that run only for it. */
interface UnusedFeature {
  /** Imports from `react` and `react-dom` that request the feature. */
  readonly names?: readonly string[];
  /** Source code of a component that requests the feature. */
  readonly written?: RegExp;
  /** The same in a library, whose JSX is already compiled to calls. */
  readonly compiled?: RegExp;
  /** Functions of react-dom's client. After the cut a call to one of them does nothing. */
  readonly functions?: readonly string[];
  /** Code of the feature that is not a function, or is in another file. */
  readonly code?: readonly CodeReplacement[];
}

/** The assignment of an exported function. */
const exportOf = (file: ReactFile, name: string): CodeReplacement => ({
  file,
  from: new RegExp(`^exports\\.${name} = function[\\s\\S]*?^\\};\\n`, 'm'),
  to: '',
});

/**
 * Properties whose attribute has another name, and which pages use. React's list has seventy more, nearly all of SVG;
 * our pictures set such values in style sheets.
 */
export const PAGE_ATTRIBUTES: readonly string[] = [
  'acceptCharset',
  'htmlFor',
  'httpEquiv',
  'crossOrigin',
  'shapeRendering',
  'vectorEffect',
];

const ATTRIBUTE_PAIR = /\["(\w+)", "[\w:-]+"\],?\s*/g;
const ATTRIBUTE_LIST = /(var aliases = new Map\(\[)([\s\S]*?)(\]\))/;

/** Lists the properties whose attributes React would name differently, and which it no longer can. */
export const listRemovedAttributes = (code: string): readonly string[] =>
  [...(ATTRIBUTE_LIST.exec(code)?.[2] ?? '').matchAll(ATTRIBUTE_PAIR)]
    .map(([, name = '']) => name)
    .filter((name) => !PAGE_ATTRIBUTES.includes(name));

/** Keeps only the attributes of `PAGE_ATTRIBUTES`. Throws if React no longer has one of them. */
function stripAttributes(code: string): string {
  for (const name of PAGE_ATTRIBUTES)
    if (!ATTRIBUTE_LIST.exec(code)?.[2]?.includes(`["${name}",`)) throw new Error(`react-dom no longer has ${name}`);
  return code.replace(
    ATTRIBUTE_LIST,
    (_, start: string, pairs: string, end: string) =>
      start + pairs.replace(ATTRIBUTE_PAIR, (pair, name: string) => (PAGE_ATTRIBUTES.includes(name) ? pair : '')) + end,
  );
}

export const FEATURE_CUTS: readonly UnusedFeature[] = [
  {
    names: ['ViewTransition', 'unstable_ViewTransition', 'addTransitionType', 'unstable_addTransitionType'],
    functions: [
      'getViewTransitionName',
      'getViewTransitionClassName',
      'trackEnterViewTransitions',
      'applyViewTransitionToHostInstances',
      'applyViewTransitionToHostInstancesRecursive',
      'restoreViewTransitionOnHostInstances',
      'commitAppearingPairViewTransitions',
      'commitEnterViewTransitions',
      'commitDeletedPairViewTransitions',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'restorePairedViewTransitions',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'measureViewTransitionHostInstancesRecursive',
      'measureNestedViewTransitions',
      'scheduleViewTransitionEvent',
      'reportViewTransitionError',
      'applyViewTransitionName',
      'restoreViewTransitionName',
      'startViewTransition',
      'ViewTransitionPseudoElement',
      'createViewTransitionInstance',
      'commitAfterMutationEffectsOnFiber',
      // Only an animated part waits for its pictures before it is shown.
      'accumulateSuspenseyCommitOnFiber',
      'preloadInstanceAndSuspendIfNeeded',
    ],
  },
  // A ref on a fragment.
  {
    written: /<(?:React\.)?Fragment\s[^>]*\bref=/,
    compiled: /\bFragment(?:\$\d+)?,\s*\{[^{}]*\bref\b/,
    functions: [
      'FragmentInstance',
      'validateDocumentPositionWithFiberTree',
      'commitNewChildToFragmentInstances',
      'commitFragmentInstanceInsertionEffects',
      'commitFragmentInstanceDeletionEffects',
      'commitNewChildToFragmentInstance',
      'deleteChildFromFragmentInstance',
    ],
  },
  // Ordered lists of `<Suspense>`, which this version does not even export.
  {
    names: ['SuspenseList', 'unstable_SuspenseList'],
    functions: ['updateSuspenseListComponent', 'initSuspenseListRenderState', 'cutOffTailIfNeeded'],
  },
  // Styles and scripts that React would load or deduplicate itself, and preload hints.
  {
    names: ['preload', 'preloadModule', 'preinit', 'preinitModule', 'preconnect', 'prefetchDNS'],
    written: /\bprecedence=|<script\s[^>]*\basync\b/,
    compiled: /\bprecedence:|"script",\s*\{[^{}]*\basync\b/,
    functions: [
      'acquireResource',
      'insertStylesheetIntoRoot',
      'suspendResource',
      'waitForCommitToBeReady',
      'estimateBandwidth',
      'preconnectAs',
      'preload',
      'preloadModule',
      'preinitStyle',
      'preinitScript',
      'preinitModuleScript',
      'getResource',
      'preloadResourceAndSuspendIfNeeded',
      'preloadStylesheet',
      'adoptPreloadPropsForStylesheet',
      'adoptPreloadPropsForScript',
    ],
    code: ['prefetchDNS', 'preconnect', 'preload', 'preloadModule', 'preinit', 'preinitModule'].map((name) =>
      exportOf('react-dom', name),
    ),
  },
  {
    names: ['useActionState', 'useFormState'],
    written: /\bformAction=/,
    functions: [
      'mountActionState',
      'updateActionState',
      'updateActionStateImpl',
      'rerenderActionState',
      'dispatchActionState',
      'runActionStateAction',
    ],
  },
  // Mantine uses it for `keepMounted`.
  {
    names: ['Activity', 'unstable_Activity'],
    written: /\bkeepMounted\b/,
    functions: [
      'mountActivityChildren',
      'retryActivityComponentWithoutHydrating',
      'updateActivityComponent',
      'commitActivityHydrationCallbacks',
    ],
  },
  { names: ['useDeferredValue'], functions: ['mountDeferredValueImpl', 'updateDeferredValueImpl'] },
  { names: ['useImperativeHandle'], functions: ['updateImperativeHandle'] },
  // Code that a compiler of components would write.
  { written: /\breact\/compiler-runtime\b/, compiled: /\breact\/compiler-runtime\b/, functions: ['useMemoCache'] },
  // Pages are hydrated, and what opens over them is part of the same tree.
  { names: ['createRoot'], code: [exportOf('react-dom-client', 'createRoot')] },
  // The children of an element as a list.
  {
    names: ['Children'],
    code: [
      { file: 'react', from: /^function mapIntoArray\([\s\S]*?^\}\n/m, to: '' },
      { file: 'react', from: /^function mapChildren\([\s\S]*?^\}\n/m, to: '' },
      { file: 'react', from: /^var Children = \{[\s\S]*?^\};\n/m, to: '' },
      { file: 'react', from: /^exports\.Children = Children;\n/m, to: '' },
    ],
  },
  // The element of a class component, for old libraries.
  {
    names: ['findDOMNode'],
    code: [
      { file: 'react-dom-client', from: /^ReactDOMSharedInternals\.findDOMNode = function[\s\S]*?^\};\n/m, to: '' },
    ],
  },
  // The parts of a page that hydrate first.
  {
    written: /\bunstable_scheduleHydration\b/,
    compiled: /\bunstable_scheduleHydration\b/,
    functions: ['attemptExplicitHydrationTarget'],
    code: [
      {
        file: 'react-dom-client',
        from: /^ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration = function[\s\S]*?^\};\n/m,
        to: '',
      },
    ],
  },
  // The browser's own sign of loading during a transition that waits.
  {
    written: /\bstartTransition\(async\b/,
    compiled: /\bstartTransition\(async\b/,
    functions: ['defaultOnDefaultTransitionIndicator'],
  },
  // The components around an error, whose names a production build does not have.
  {
    written: /\bcomponentStack\b/,
    compiled: /\bcomponentStack\b/,
    functions: ['getStackByFiberInDevAndProd'],
  },
  // Events of typing that no page listens to, and how browsers older than all supported ones reported an input.
  {
    written: /\bon(?:BeforeInput|CompositionStart|CompositionEnd|CompositionUpdate)(?:Capture)?=/,
    compiled: /\bon(?:BeforeInput|CompositionStart|CompositionEnd|CompositionUpdate)(?:Capture)?:/,
    functions: [
      'isFallbackCompositionEnd',
      'getNativeBeforeInputChars',
      'getFallbackBeforeInputChars',
      'stopWatchingForValueChange',
      'handlePropertyChange',
      'handleEventsForInputEventPolyfill',
      'getTargetInstForInputEventPolyfill',
    ],
  },
  // The selection of text in a field.
  {
    written: /<[a-z][\w-]*\s[^>]*\bonSelect(?:Capture)?=/,
    compiled: /\bjsxs?\("\w+",\s*\{[^{}]*\bonSelect(?:Capture)?:/,
    functions: ['constructSelectEvent'],
  },
  // Links inside pictures.
  {
    written: /\bxlink[A-Z]\w*=/,
    compiled: /\bxlink[A-Z]\w*:/,
    code: [{ file: 'react-dom-client', from: /^ {4}case "xlinkActuate":[\s\S]*?(?=^ {4}case "is":)/m, to: '' }],
  },
  // Custom elements.
  { written: /<[a-z]\w*-[\w-]*[\s>/]/, compiled: /\bjsxs?\("\w+-/, functions: ['setPropOnCustomElement'] },
];

/** Names the function that an error came from; a production build has function names of one letter. */
const ERROR_TRACE_FUNCTION = 'describeNativeComponentFrame';
/** Names a component in a message; it returns null for one that it does not know, and then the caller goes on. */
const COMPONENT_NAME_FUNCTION = 'getComponentNameFromType';
/** Functions that return a text. */
const TEXT_FUNCTIONS = [ERROR_TRACE_FUNCTION, 'getStackByFiberInDevAndProd'];

/** Developer tools in the browser, which could show little of a production build. */
const DEVELOPER_TOOLS: CodeReplacement = {
  file: 'react-dom-client',
  from: /^if \("undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__\) \{[\s\S]*?^\}\n/m,
  to: '',
};

/**
 * The key of a keyboard event as all supported browsers name it. React would first translate the names and numbers that
 * older ones used.
 */
const KEY_OF_EVENT: CodeReplacement = {
  file: 'react-dom-client',
  from: /^ {4}key: function \(nativeEvent\) \{[\s\S]*?^ {4}\},/m,
  to: '    key: 0,',
};

/** What React would do itself in browsers older than all supported ones, which have it. */
const OLD_BROWSERS: readonly CodeReplacement[] = [
  {
    file: 'react-dom-client',
    from: /^var AbortControllerLocal =\n[\s\S]*?^ {8}\}(?=,$)/m,
    to: 'var AbortControllerLocal = AbortController',
  },
  ...(['react', 'react-dom-client'] as const).map((file) => ({
    file,
    from: /^var reportGlobalError =\n[\s\S]*?console\.error\(error\);\s*\}(?=[,;]$)/m,
    to: 'var reportGlobalError = reportError',
  })),
  // Events of animations had names with a prefix.
  { file: 'react-dom-client', from: /^function makePrefixMap\([\s\S]*?^\}\n/m, to: '' },
  {
    file: 'react-dom-client',
    from: /^var vendorPrefixes = \{[\s\S]*?^function getVendorPrefixedEventName\([\s\S]*?^\}\n/m,
    to: '',
  },
  { file: 'react-dom-client', from: /\bgetVendorPrefixedEventName\(("\w+")\)/g, to: '$1' },
];

/**
 * Styles whose numbers are not lengths, as far as the supported browsers know them without a prefix. React's list has
 * more, for older ones.
 */
const PREFIXED_STYLES: CodeReplacement = {
  file: 'react-dom-client',
  from: /(?<=\w) (?:Moz|ms|Web[Kk]it|box(?=Flex|Ordinal)|flex(?=Positive|Negative|Order))\w+/g,
  to: '',
};

/** Exports that schedule in ways that react-dom does not use. */
const OTHER_SCHEDULING: readonly CodeReplacement[] = [
  'unstable_forceFrameRate',
  'unstable_next',
  'unstable_runWithPriority',
  'unstable_wrapCallback',
].map((name) => exportOf('scheduler', name));

const UNUSED_CODE = [KEY_OF_EVENT, DEVELOPER_TOOLS, PREFIXED_STYLES, ...OLD_BROWSERS, ...OTHER_SCHEDULING];

const CODE_PROTOTYPES = /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function [\s\S]*?^\};\n/gm;

const toFunctionPattern = (name: string): RegExp => new RegExp(`^function ${name}\\([\\s\\S]*?^\\}\\n`, 'm');

/** Returns one of React's own files without the code that never runs. Throws if the file no longer has some of it. */
export function stripUnused(code: string, file: ReactFile): string {
  const kept = [...FEATURE_CUTS.flatMap((feature) => feature.code ?? []), ...UNUSED_CODE]
    .filter((replacement) => replacement.file === file)
    .reduce((text, { from, to }) => {
      if (!from.test(text)) throw new Error(`${file} no longer has ${from.source}`);
      return text.replace(from, to);
    }, code);
  return file === 'react-dom-client' ? stripAttributes(stripFunctions(kept)) : kept;
}

const stripFunctions = (code: string): string =>
  [...FEATURE_CUTS.flatMap(({ functions = [] }) => functions), ERROR_TRACE_FUNCTION, COMPONENT_NAME_FUNCTION]
    .reduce((text, name) => {
      if (!toFunctionPattern(name).test(text)) throw new Error(`react-dom no longer has the function ${name}`);
      return text.replace(
        toFunctionPattern(name),
        `function ${name}() { return ${TEXT_FUNCTIONS.includes(name) ? "''" : 'null'}; }\n`,
      );
    }, code)
    .replace(CODE_PROTOTYPES, '');

/**
 * Removes the code of React that no page uses and the bundler cannot detect, since React decides by the rendered
 * elements: 17 kB (gzipped) of every first load. The build fails if a new version renames a function, and a test checks
 * that pages use none of the removed features.
 */
export const stripUnusedReact = (): Plugin => ({
  name: 'fairhall:without-unused-react',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: FILE_PATTERN },
    handler: (code, id) => ({ code: stripUnused(code, FILE_PATTERN.exec(id)?.[1] as ReactFile), map: null }), // as it matched
  },
});
