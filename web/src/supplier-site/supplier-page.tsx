import { type DisplayMessage, toDisplayText } from '@fairhall/core/contract/error-message';
import type { ReactNode } from 'react';
import { useTexts } from '../page/contexts.ts';
import { OutcomeActions, OutcomePanel } from '../ui/outcome-panel.tsx';
import { LoginNeeded } from './login-needed.tsx';
import { SupplierBar } from './supplier-bar.tsx';
import styles from './supplier-page.module.css';

interface SupplierPageProps {
  /** What `data-page` says. */
  readonly name: string;
  readonly view: { readonly state: string; readonly busy: boolean; readonly message: DisplayMessage | null };
  /** What is said while it is fetched and when that failed, in words. */
  readonly loading: string;
  readonly failed: string;
  /** The shape of what is coming. */
  readonly shape: 'list' | 'form';
  readonly onRetry: () => void;
  /** What stands above it for whoever is logged in, where that is not the supplier's bar. */
  readonly top?: ReactNode;
  /** Whether that needs nothing of what is fetched and has the page's title: then it stands there at once. */
  readonly isTopAtOnce?: boolean;
  /** Whether what is shown lays itself out from edge to edge. */
  readonly isBroad?: boolean;
  /** The page in every other state. */
  readonly children: ReactNode;
}

/** A page of the supplier's site: it is fetched in the browser, for whoever is logged in there. D-65 */
export function SupplierPage({ name, isBroad, ...page }: SupplierPageProps) {
  const { state, busy } = page.view;
  const look = isBroad === true && state === 'shown' ? styles.page : `wrap ${styles.page}`;
  return (
    <div className={look} data-page={name} data-state={state} aria-busy={busy}>
      <PageContents {...page} />
    </div>
  );
}

function PageContents({ view, top = <SupplierBar />, isTopAtOnce = false, children, ...page }: PageContentsProps) {
  const { loading, failed, shape, onRetry } = page;
  switch (view.state) {
    case 'visitor':
      return <LoginNeeded />;
    case 'loading':
      return (
        <>
          {isTopAtOnce ? top : null}
          <LoadingPage title={loading} isTitled={isTopAtOnce} shape={shape} />
        </>
      );
    case 'failed':
      return (
        <>
          {top}
          <PageFailure view={view} title={failed} isTitled={isTopAtOnce} onRetry={onRetry} />
        </>
      );
    default:
      return (
        <>
          {top}
          {children}
        </>
      );
  }
}

type PageContentsProps = Omit<SupplierPageProps, 'name' | 'isBroad'>;

interface PageFailureProps extends Pick<SupplierPageProps, 'view' | 'onRetry'> {
  readonly title: string;
  readonly isTitled: boolean;
}

function PageFailure({ view: { busy, message }, title, isTitled, onRetry }: PageFailureProps) {
  const texts = useTexts();
  return (
    <OutcomePanel icon="warning" tone="bad" title={title} isTitled={isTitled}>
      {message === null ? null : <p>{toDisplayText(texts, message)}</p>}
      <OutcomeActions>
        {busy ? null : (
          <button type="button" className="button primary" onClick={onRetry}>
            {texts.text('page.tryAgain')}
          </button>
        )}
      </OutcomeActions>
    </OutcomePanel>
  );
}

const ROW_NUMBERS = { list: [1, 2, 3, 4, 5, 6], form: [1, 2, 3, 4] } as const;

interface LoadingPageProps extends Pick<SupplierPageProps, 'shape'> {
  readonly title: string;
  readonly isTitled: boolean;
}

/** The shape of a page that is coming, which keeps its place. The server writes it, so it also tells who has no script. */
function LoadingPage({ title, isTitled, shape }: LoadingPageProps) {
  const { text } = useTexts();
  return (
    <>
      {isTitled ? (
        <p className="hidden" role="status">
          {title}
        </p>
      ) : (
        <h1 className="hidden">{title}</h1>
      )}
      <noscript>
        <p className={styles.noscript}>{text('supplierSite.noscript')}</p>
      </noscript>
      <div className={styles.coming} aria-hidden="true">
        <i className={styles.title} />
        <div className="panel" data-shape={shape}>
          {ROW_NUMBERS[shape].map((row) => (
            <i key={row} />
          ))}
        </div>
      </div>
    </>
  );
}
