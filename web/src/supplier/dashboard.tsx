import type { GatewayError } from '@fairhall/core/contract/error';
import { errorMessage, toDisplayText } from '@fairhall/core/contract/error-message';
import type { SupplierHome } from '@fairhall/core/contract/supplier/home-calls';
import { loadDashboard } from '@fairhall/core/supplier/dashboard';
import { useCallback, useEffect, useState } from 'react';
import { useBoot, useTexts } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import { usePortsSource } from '../page/use-ports-source.ts';
import { LoginNeeded } from '../supplier-site/login-needed.tsx';
import { SupplierBar } from '../supplier-site/supplier-bar.tsx';
import { useRefresh } from '../supplier-site/use-refresh.ts';
import styles from './dashboard.module.css';
import { DashboardCard } from './dashboard-card.tsx';
import { DashboardExhibitions } from './dashboard-exhibitions.tsx';
import { DashboardProducts } from './dashboard-products.tsx';
import { HomeEnquiries } from './home-enquiries.tsx';
import { HomeHead } from './home-head.tsx';
import { HomeMeetings } from './home-meetings.tsx';
import { HomeProfile, HomeSteps } from './home-steps.tsx';
import { HomeViews } from './home-views.tsx';
import { HomeWaits } from './home-waits.tsx';
import { SupplierDownNote } from './supplier-down-note.tsx';

type State =
  | { readonly name: 'loading' | 'visitor' }
  | { readonly name: 'failed'; readonly error: GatewayError }
  /** `now` is when it was loaded, in epoch milliseconds. */
  | { readonly name: 'shown'; readonly home: SupplierHome; readonly now: number };

/**
 * The supplier's home page for a logged-in user, as a work bench: what waits, meetings today, first steps, what the
 * profile lacks and figures; then the company, its exhibitions and its products. D-05
 */
export function Dashboard({ className }: { className: string | undefined }) {
  const { state, retry } = useDashboard();
  if (state.name === 'visitor') return <LoginNeeded />;
  return (
    <div className={className} data-own-home={state.name} aria-busy={state.name === 'loading'}>
      <SupplierBar />
      <DashboardContents state={state} retry={retry} />
    </div>
  );
}

function DashboardContents({ state, retry }: { state: State; retry: () => void }) {
  const texts = useTexts();
  const { text } = texts;
  if (state.name === 'shown') return <DashboardShown home={state.home} now={state.now} />;
  if (state.name === 'failed')
    return (
      <p className={`panel ${styles.failed}`} role="alert">
        {toDisplayText(texts, errorMessage(state.error))}
        <button type="button" className="button" onClick={retry}>
          {text('page.tryAgain')}
        </button>
      </p>
    );
  return <p className="meta">{text('home.own.loading')}</p>;
}

function DashboardShown({ home, now }: { home: SupplierHome; now: number }) {
  return (
    <>
      <SupplierDownNote info={home.info} takenDown={home.takenDown} />
      <HomeHead home={home} now={now} />
      <div className={styles.bench} data-first={home.enquiries.waiting === 0 ? 'steps' : 'enquiries'}>
        <div>
          <HomeEnquiries enquiries={home.enquiries} now={now} />
          <HomeViews views={home.views} />
        </div>
        <div>
          <HomeMeetings meetings={home.meetings.today} />
          <HomeWaits home={home} />
          <HomeSteps home={home} />
          {home.takenDown === null ? <HomeProfile home={home} /> : null}
        </div>
      </div>
      <div className={styles.columns}>
        {home.profile === null ? null : (
          <DashboardCard info={home.info} profile={home.profile} isTakenDown={home.takenDown !== null} />
        )}
        <DashboardExhibitions exhibitions={home.exhibitions} />
      </div>
      <DashboardProducts products={home.products} />
    </>
  );
}

function useDashboard(): { readonly state: State; readonly retry: () => void } {
  const boot = useBoot();
  const source = usePortsSource();
  const [state, setState] = useState<State>({ name: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    const load = async (): Promise<State> => {
      if (source === null) return { name: 'loading' };
      const [ports, { supplierPorts }] = await Promise.all([
        source.load(),
        loadModule(() => import('../supplier-site/supplier-ports.ts')),
      ]);
      const suppliers = supplierPorts(boot, ports);
      const loaded = await loadDashboard(suppliers, leaving.signal);
      if (!loaded.ok) return { name: 'failed', error: loaded.error };
      if (loaded.value === null) return { name: 'visitor' };
      return { name: 'shown', home: loaded.value, now: suppliers.clock.now() };
    };
    void load().then((loaded) => {
      if (leaving.signal.aborted) return;
      // What is shown stays if it cannot be loaded again.
      setState((before) => (loaded.name === 'failed' && before.name === 'shown' ? before : loaded));
    });
    return () => leaving.abort();
  }, [boot, source, tries]);
  const reload = useCallback(() => setTries((count) => count + 1), []);
  useRefresh(reload);
  const retry = () => {
    setState({ name: 'loading' });
    reload();
  };
  return { state, retry };
}
