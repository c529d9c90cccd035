import type { Message } from '../ports/texts.ts';

/** Returns the text shown while something loads. */
export function getLoadingText(text?: Message): Message {
  return text ?? { key: 'common.loading' };
}

export type PageState = 'loading' | 'rendered';

/** Returns whether a page is still loading; `waitingFor` counts the pending loads. */
export function pageState(waitingFor: number): PageState {
  return waitingFor > 0 ? 'loading' : 'rendered';
}
