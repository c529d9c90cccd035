import type { GatewayError } from '@fairhall/core/contract/error';
import { errorMessage, toDisplayText } from '@fairhall/core/contract/error-message';
import { loadDashboard, type Dashboard as Own } from '@fairhall/core/supplier/dashboard';
import { useEffect, useState } from 'react';
import { useBoot, useTexts } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import { usePortsSource } from '../page/use-ports-source.ts';
import { LoginNeeded } from '../supplier-site/login-needed.tsx';
import { SupplierBar } from '../supplier-site/supplier-bar.tsx';
import styles from './dashboard.module.css';
import { DashboardCard } from './dashboard-card.tsx';
import { DashboardExhibitions } from './dashboard-exhibitions.tsx';
import { DashboardProducts } from './dashboard-products.tsx';

type State =
  | { readonly name: 'loading' | 'visitor' }
  | { readonly name: 'failed'; readonly error: GatewayError }
  | { readonly name: 'shown'; readonly dashboard: Own };

/**
 * The supplier's home page for a logged-in user: the account, the company, its exhibitions and its products.
 * D-05
 */
export function Dashboard({ className }: { className: string | undefined }) {
  const { state, retry } = useDashboard();
  if (state.name === 'visitor') return <LoginNeeded />;
  return (
    <div className={className} data-own-home={state.name} aria-busy={state.name === 'loading'}>
      <DashboardContents state={state} retry={retry} />
    </div>
  );
}

function DashboardContents({ state, retry }: { state: State; retry: () => void }) {
  const texts = useTexts();
  const { text } = texts;
  if (state.name === 'shown') return <DashboardShown dashboard={state.dashboard} />;
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

function DashboardShown({ dashboard }: { dashboard: Own }) {
  const { text } = useTexts();
  const { contactName, email = '' } = dashboard.info;
  return (
    <>
      <SupplierBar />
      <p className={styles.who}>{text('home.own.who', { name: `\u2068${contactName ?? email}\u2069` })}</p>
      <div className={styles.columns}>
        <DashboardCard own={dashboard} />
        <DashboardExhibitions exhibitions={dashboard.exhibitions} />
      </div>
      <DashboardProducts products={dashboard.products} />
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
      const loaded = await loadDashboard(supplierPorts(boot, ports), leaving.signal);
      if (!loaded.ok) return { name: 'failed', error: loaded.error };
      return loaded.value === null ? { name: 'visitor' } : { name: 'shown', dashboard: loaded.value };
    };
    void load().then((loaded) => {
      if (!leaving.signal.aborted) setState(loaded);
    });
    return () => leaving.abort();
  }, [boot, source, tries]);
  const retry = () => {
    setState({ name: 'loading' });
    setTries(tries + 1);
  };
  return { state, retry };
}
