import { pageState } from '@fairhall/core/overlay/loading';
import type { createBrowserRouter } from 'react-router';

/** Marks the document as loading or rendered. */
export function markPageState(router: ReturnType<typeof createBrowserRouter>): void {
  const mark = (waitingFor: number) => {
    document.documentElement.dataset.pageState = pageState(waitingFor);
  };
  mark(0);
  router.subscribe(({ navigation }) => mark(navigation.state === 'idle' ? 0 : 1));
}
