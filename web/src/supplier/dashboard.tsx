import type { GatewayError } from '@fairhall/core/contract/error';
import { errorMessage, toDisplayText } from '@fairhall/core/contract/error-message';
import type { SupplierHome } from '@fairhall/core/contract/supplier/home-calls';
import { acceptMeeting, loadDashboard } from '@fairhall/core/supplier/dashboard';
import type { SupplierPorts } from '@fairhall/core/supplier-login/ports';
import { useCallback, useEffect, useState } from 'react';
import type { Boot } from '../page/boot.ts';
import { useBoot, useShowError, useTexts } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import type { PortsSource } from '../page/ports-source.ts';
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

/** Accepts a meeting request. */
type Accept = (bookingId: string) => Promise<void>;

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
  const { state, retry, accept } = useDashboard();
  if (state.name === 'visitor') return <LoginNeeded />;
  return (
    <div className={className} data-own-home={state.name} aria-busy={state.name === 'loading'}>
      <SupplierBar />
      <DashboardContents state={state} retry={retry} accept={accept} />
    </div>
  );
}

interface DashboardContentsProps {
  readonly state: State;
  readonly retry: () => void;
  readonly accept: Accept;
}

function DashboardContents({ state, retry, accept }: DashboardContentsProps) {
  const texts = useTexts();
  const { text } = texts;
  if (state.name === 'shown') return <DashboardShown home={state.home} now={state.now} accept={accept} />;
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

interface DashboardShownProps {
  readonly home: SupplierHome;
  readonly now: number;
  readonly accept: Accept;
}

function DashboardShown({ home, now, accept }: DashboardShownProps) {
  return (
    <>
      <SupplierDownNote info={home.info} takenDown={home.takenDown} />
      <HomeHead home={home} now={now} />
      <div className={styles.bench} data-first={home.enquiries.waiting === 0 ? 'steps' : 'enquiries'}>
        <div>
          <HomeEnquiries enquiries={home.enquiries} now={now} />
          <HomeViews home={home} />
        </div>
        <div>
          <HomeMeetings meetings={home.meetings.today} accept={accept} />
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
      <DashboardProducts products={home.products} canAdd={home.profile?.canEdit === true && home.takenDown === null} />
    </>
  );
}

interface UsedDashboard {
  readonly state: State;
  readonly retry: () => void;
  readonly accept: Accept;
}

function useDashboard(): UsedDashboard {
  const boot = useBoot();
  const source = usePortsSource();
  const showError = useShowError();
  const [state, setState] = useState<State>({ name: 'loading' });
  const [tries, setTries] = useState(0);
  const load = useCallback(
    async (signal?: AbortSignal): Promise<State> => {
      const suppliers = await loadPorts(boot, source);
      if (suppliers === null) return { name: 'loading' };
      const loaded = await loadDashboard(suppliers, signal);
      if (!loaded.ok) return { name: 'failed', error: loaded.error };
      if (loaded.value === null) return { name: 'visitor' };
      return { name: 'shown', home: loaded.value, now: suppliers.clock.now() };
    },
    [boot, source],
  );
  // What is shown stays if it cannot be loaded again.
  const show = useCallback(
    (loaded: State) => setState((before) => (loaded.name === 'failed' && before.name === 'shown' ? before : loaded)),
    [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads it again
  useEffect(() => {
    const leaving = new AbortController();
    void load(leaving.signal).then((loaded) => leaving.signal.aborted || show(loaded));
    return () => leaving.abort();
  }, [load, show, tries]);
  const reload = useCallback(() => setTries((count) => count + 1), []);
  useRefresh(reload);
  const retry = () => {
    setState({ name: 'loading' });
    reload();
  };
  const accept = async (bookingId: string) => {
    const suppliers = await loadPorts(boot, source);
    if (suppliers === null) return;
    const answer = await acceptMeeting(suppliers, bookingId);
    if (!answer.ok) showError(answer.error);
    // Also after a failure: the visitor may have cancelled the meeting in the meantime.
    show(await load());
  };
  return { state, retry, accept };
}

async function loadPorts(boot: Boot, source: PortsSource | null): Promise<SupplierPorts | null> {
  if (source === null) return null;
  const [ports, { supplierPorts }] = await Promise.all([
    source.load(),
    loadModule(() => import('../supplier-site/supplier-ports.ts')),
  ]);
  return supplierPorts(boot, ports);
}
