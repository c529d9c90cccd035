import { pageState } from '@fairhall/core/overlay/loading';
import type { BrowserRouter } from './router-type.ts';

/** Marks the document as loading or rendered; nothing is loading before the router is there. */
export async function markPageState(loaded: Promise<BrowserRouter>): Promise<void> {
  const mark = (waitingFor: number) => {
    document.documentElement.dataset.pageState = pageState(waitingFor);
  };
  mark(0);
  (await loaded).subscribe(({ navigation }) => mark(navigation.state === 'idle' ? 0 : 1));
}
