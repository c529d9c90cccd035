import { type DisplayMessage, toDisplayText } from '@fairhall/core/contract/error-message';
import type { ReactNode } from 'react';
import { useTexts } from '../page/contexts.ts';
import { OutcomeActions, OutcomePanel } from '../ui/outcome-panel.tsx';
import { LoginNeeded } from './login-needed.tsx';
import { SupplierBar } from './supplier-bar.tsx';
import styles from './supplier-page.module.css';

interface SupplierPageProps {
  /** The value of `data-page`. */
  readonly name: string;
  readonly view: { readonly state: string; readonly busy: boolean; readonly message: DisplayMessage | null };
  /** The texts shown while the page is loading and when that failed. */
  readonly loading: string;
  readonly failed: string;
  /** The shape of the skeleton. */
  readonly shape: 'list' | 'form';
  readonly onRetry: () => void;
  /** Content above the page for logged-in users; the supplier's bar by default. */
  readonly top?: ReactNode;
  /** Whether `top` needs no loaded data and includes the page's title. It is then shown at once. */
  readonly isTopAtOnce?: boolean;
  /** Whether the content uses the whole width. */
  readonly isBroad?: boolean;
  /** Whether it is a pane beside another page, which has the title and asks for a login. */
  readonly isBeside?: boolean;
  /** The content in every other state. */
  readonly children: ReactNode;
}

/** A page of the suppliers' site. The browser loads its data for the logged-in user. D-65 */
export function SupplierPage({ name, isBroad, ...page }: SupplierPageProps) {
  const { state, busy } = page.view;
  const look = isBroad === true && state === 'shown' ? styles.page : `wrap ${styles.page}`;
  return (
    <div className={look} data-page={page.isBeside === true ? undefined : name} data-state={state} aria-busy={busy}>
      <PageContents {...page} />
    </div>
  );
}

function PageContents({ view, top = <SupplierBar />, isTopAtOnce = false, children, ...page }: PageContentsProps) {
  const { loading, failed, shape, isBeside = false, onRetry } = page;
  switch (view.state) {
    case 'visitor':
      return isBeside ? null : <LoginNeeded />;
    case 'loading':
      return (
        <>
          {isTopAtOnce ? top : null}
          <LoadingPage title={loading} isTitled={isTopAtOnce || isBeside} shape={shape} />
        </>
      );
    case 'failed':
      return (
        <>
          {top}
          <PageFailure view={view} title={failed} isTitled={isTopAtOnce || isBeside} onRetry={onRetry} />
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

/**
 * The skeleton of a page that is loading. The server renders it, so it also has the notice for browsers without
 * scripts.
 */
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
