import type { Plugin } from 'vite';

const FILE_PATTERN = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;

/** Something of React that no page has, by what asks for it, with the functions that run for it alone. */
interface UnusedFeature {
  /** What asks for it by import, of `react` and `react-dom`. */
  readonly names?: readonly string[];
  /** What asks for it in a component, as it is written. */
  readonly written?: RegExp;
  /** The same in a library, where markup is calls already. */
  readonly compiled?: RegExp;
  /** Of react-dom. Those that are called nevertheless find nothing to do. */
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
  // A reference to a fragment.
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
  // Lists of `<Suspense>` in an order, which this version does not even export.
  {
    names: ['SuspenseList', 'unstable_SuspenseList'],
    functions: ['updateSuspenseListComponent', 'initSuspenseListRenderState', 'cutOffTailIfNeeded'],
  },
  // Styles and scripts that React would fetch or hold itself, and hints to fetch them.
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
  // Mantine has it for what is `keepMounted`.
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
  // Elements with a name of one's own.
  { written: /<[a-z]\w*-[\w-]*[\s>/]/, compiled: /\bjsxs?\("\w+-/, functions: ['setPropOnCustomElement'] },
];

/** Of which function an error came, in a build in which functions have names of one letter. */
const ERROR_TRACE_FUNCTION = 'describeNativeComponentFrame';

const CODE_PROTOTYPES = /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function [\s\S]*?^\};\n/gm;

const toFunctionPattern = (name: string): RegExp => new RegExp(`^function ${name}\\([\\s\\S]*?^\\}\\n`, 'm');

/** React's own file without what never runs; throws where it no longer has one of it. */
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
 * Leaves out of React what no page of ours uses and the bundler cannot tell, since React decides by what is rendered:
 * 10 kB (gzipped) of every first load. A new version in which a function has another name ends the build, and a test names
 * what the pages must not use.
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
