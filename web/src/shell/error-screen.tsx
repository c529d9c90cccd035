import type { Texts } from '@fairhall/core/ports/texts';
import { useLocation } from 'react-router';
import { hrefOf, rootOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import type { Head } from '../page/head.ts';
import type { PageError } from '../page/page-error.ts';
import styles from './error-screen.module.css';

export const errorHead = (error: PageError, texts: Texts): Head => ({
  title: texts.text('page.headTitle', { title: error.instead?.title ?? texts.text(`page.${error.pageError}.title`) }),
  noIndex: true,
});

interface ErrorScreenProps {
  readonly error: PageError;
  /** The text of the link that reloads the page. */
  readonly again?: 'page.tryAgain' | 'page.reload';
}

/** Shows an error instead of the page's screen, with links to other pages. */
export function ErrorScreen({ error, again = 'page.tryAgain' }: ErrorScreenProps) {
  const boot = useBoot();
  const { text } = useTexts();
  const { pathname, search } = useLocation();
  const canRetry = error.pageError !== 'noSuchPage';
  return (
    <section className={styles.error} data-page="error" data-page-error={error.pageError}>
      <p className={styles.status}>{error.status}</p>
      <h1>{text(`page.${error.pageError}.title`)}</h1>
      <p>{text(`page.${error.pageError}.text`)}</p>
      {canRetry && error.requestId !== undefined ? (
        <p className={styles.id}>{text('page.requestId', { id: error.requestId })}</p>
      ) : null}
      <div className={styles.actions}>
        {canRetry ? (
          <a className="button primary" href={pathname + search} data-document="">
            {text(again)}
          </a>
        ) : null}
        <a className="button" href={rootOf(boot)}>
          {text('page.toHome')}
        </a>
        <a className="button quiet" href={hrefOf(boot)('search', { searchType: 'product' })}>
          {text('page.search')}
        </a>
      </div>
    </section>
  );
}
