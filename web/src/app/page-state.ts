import type { createBrowserRouter } from 'react-router';

/** Marks the document as loading or rendered. */
export function markPageState(router: ReturnType<typeof createBrowserRouter>): void {
  const mark = (state: 'loading' | 'rendered') => {
    document.documentElement.dataset.pageState = state;
  };
  mark('rendered');
  router.subscribe(({ navigation }) => mark(navigation.state === 'idle' ? 'rendered' : 'loading'));
}
