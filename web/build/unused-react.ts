import type { Plugin } from 'vite';

const FILE_PATTERN = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;

/** A feature of React that no page uses: how code requests it, and the functions that run only for it. */
interface UnusedFeature {
  /** Imports from `react` and `react-dom` that request the feature. */
  readonly names?: readonly string[];
  /** Source code of a component that requests the feature. */
  readonly written?: RegExp;
  /** The same in a library, whose JSX is already compiled to calls. */
  readonly compiled?: RegExp;
  /** Functions of react-dom. After the cut a call to one of them does nothing. */
  readonly functions: readonly string[];
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
    ],
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
  // Custom elements.
  { written: /<[a-z]\w*-[\w-]*[\s>/]/, compiled: /\bjsxs?\("\w+-/, functions: ['setPropOnCustomElement'] },
];

/** Names the function that an error came from; a production build has function names of one letter. */
const ERROR_TRACE_FUNCTION = 'describeNativeComponentFrame';

const CODE_PROTOTYPES = /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function [\s\S]*?^\};\n/gm;

const toFunctionPattern = (name: string): RegExp => new RegExp(`^function ${name}\\([\\s\\S]*?^\\}\\n`, 'm');

/** Returns React's own file without the code that never runs. Throws if the file no longer has one of the functions. */
export const stripUnused = (code: string): string =>
  [...FEATURE_CUTS.flatMap(({ functions }) => functions), ERROR_TRACE_FUNCTION]
    .reduce((text, name) => {
      if (!toFunctionPattern(name).test(text)) throw new Error(`react-dom no longer has the function ${name}`);
      return text.replace(
        toFunctionPattern(name),
        `function ${name}() { return ${name === ERROR_TRACE_FUNCTION ? "''" : 'null'}; }\n`,
      );
    }, code)
    .replace(CODE_PROTOTYPES, '');

/**
 * Removes the code of React that no page uses and the bundler cannot detect, since React decides by the rendered
 * elements: 10 kB (gzipped) of every first load. The build fails if a new version renames a function, and a test checks
 * that pages use none of the removed features.
 */
export const stripUnusedReact = (): Plugin => ({
  name: 'fairhall:without-unused-react',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: FILE_PATTERN },
    handler: (code) => ({ code: stripUnused(code), map: null }),
  },
});
