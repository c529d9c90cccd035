/** What the page for all other addresses says, in the language of the page that was kept last. */
export interface OfflineTexts {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly title: string;
  readonly text: string;
  readonly again: string;
  /** Over the links to what is kept. */
  readonly kept: string;
}

/** A page tells the worker that it can be opened without a network from now on. */
export interface CachePageMessage {
  readonly type: 'keep';
  /** The path at which it is opened. */
  readonly path: string;
  /** Where its document is fetched: one that holds nothing of the buyer's own. */
  readonly address: string;
  /** What a link to it says. */
  readonly label: string;
  /** Paths of what it fetched besides what its document names. */
  readonly files: readonly string[];
  readonly words: OfflineTexts;
}
