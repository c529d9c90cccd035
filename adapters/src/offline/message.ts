/** Texts and look of the offline page: those of the page that was cached last, in its language. */
export interface OfflineTexts {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly title: string;
  /** The name of the site; absent in texts that were cached by an earlier version. */
  readonly siteName?: string | undefined;
  /** The site’s own colour of buttons and links. */
  readonly accent?: string | undefined;
  readonly text: string;
  readonly again: string;
  /** The heading above the links to cached pages. */
  readonly kept: string;
}

/** The message from a page to the service worker that asks it to cache the page for offline use. */
export interface CachePageMessage {
  readonly type: 'keep';
  /** The path of the page. */
  readonly path: string;
  /** The address of its document, which contains no data of the buyer. */
  readonly address: string;
  /** The text of a link to it. */
  readonly label: string;
  /** Paths of files that the page loaded besides those in its document. */
  readonly files: readonly string[];
  /** The path of the site’s own logo, in the header of the page. */
  readonly logo?: string | undefined;
  readonly words: OfflineTexts;
}
