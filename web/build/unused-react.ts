import type { Plugin } from 'vite';

const REACT_DOM = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;

/** Functions that only run for what no page of ours has; those that are called nevertheless find nothing to do. */
const NEVER_RUN: readonly string[] = [
  // `<ViewTransition>`
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
  // a reference to a fragment
  'FragmentInstance',
  'validateDocumentPositionWithFiberTree',
  'commitNewChildToFragmentInstances',
  'commitFragmentInstanceInsertionEffects',
  'commitFragmentInstanceDeletionEffects',
  'commitNewChildToFragmentInstance',
  'deleteChildFromFragmentInstance',
  // lists of `<Suspense>` in an order, which this version does not even export
  'updateSuspenseListComponent',
  'initSuspenseListRenderState',
  'cutOffTailIfNeeded',
  // styles and scripts that React would fetch itself, and hints to fetch them
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
  // `useActionState`, and forms whose action is a function
  'mountActionState',
  'updateActionState',
  'updateActionStateImpl',
  'rerenderActionState',
  'dispatchActionState',
  'runActionStateAction',
  // `<Activity>`, which Mantine uses for what is `keepMounted`
  'mountActivityChildren',
  'retryActivityComponentWithoutHydrating',
  'updateActivityComponent',
  'commitActivityHydrationCallbacks',
  // `useDeferredValue`, `useImperativeHandle`
  'mountDeferredValueImpl',
  'updateDeferredValueImpl',
  'updateImperativeHandle',
  // elements with a name of one's own
  'setPropOnCustomElement',
];

/** Of which function an error came, in a build in which functions have names of one letter. */
const TRACE = 'describeNativeComponentFrame';

const PROTOTYPES = /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function [\s\S]*?^\};\n/gm;

const functionOf = (name: string): RegExp => new RegExp(`^function ${name}\\([\\s\\S]*?^\\}\\n`, 'm');

/** React's own file without what never runs; throws where it no longer has one of it. */
export const withoutUnused = (code: string): string =>
  [...NEVER_RUN, TRACE]
    .reduce((text, name) => {
      if (!functionOf(name).test(text)) throw new Error(`react-dom no longer has the function ${name}`);
      return text.replace(functionOf(name), `function ${name}() { return ${name === TRACE ? "''" : 'null'}; }\n`);
    }, code)
    .replace(PROTOTYPES, '');

/**
 * Leaves out of React what no page of ours uses and the bundler cannot tell, since React decides by what is rendered:
 * 10 kB (gzipped) of every first load. A new version in which a function has another name ends the build, and a test names
 * what the pages must not use.
 */
export const withoutUnusedReact = (): Plugin => ({
  name: 'fairhall:without-unused-react',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: REACT_DOM },
    handler: (code) => ({ code: withoutUnused(code), map: null }),
  },
});
