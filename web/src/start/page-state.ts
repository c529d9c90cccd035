import { pageState } from '@fairhall/core/overlay/loading';
import type { BrowserRouter } from './router-type.ts';

/** Marks the document as loading or rendered. Before the router is loaded, nothing counts as loading. */
export async function markPageState(loaded: Promise<BrowserRouter>): Promise<void> {
  const mark = (waitingFor: number) => {
    document.documentElement.dataset.pageState = pageState(waitingFor);
  };
  mark(0);
  (await loaded).subscribe(({ navigation }) => mark(navigation.state === 'idle' ? 0 : 1));
}
