import type { Message } from '../ports/texts.ts';

/** The text that shows while something loads. */
export function getLoadingText(text?: Message): Message {
  return text ?? { key: 'common.loading' };
}

export type PageState = 'loading' | 'rendered';

/** A page is loading until everything it waits for is there. */
export function pageState(waitingFor: number): PageState {
  return waitingFor > 0 ? 'loading' : 'rendered';
}
