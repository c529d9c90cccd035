import { shownText } from '@fairhall/core/contract/error-message';
import type { ProfileEvent } from '@fairhall/core/supplier/profile.machine';
import { PROFILE_START, type ProfileView } from '@fairhall/core/supplier/profile.view';
import { useTexts } from '../page/contexts.ts';
import { OutcomePanel, Ways } from '../ui/outcome-panel.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { LoginNeeded } from './login-needed.tsx';
import styles from './profile.module.css';
import { ProfileChecked } from './profile-checked.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SupplierBar } from './supplier-bar.tsx';
import { useSupplierFlow } from './use-supplier-flow.ts';

/** What the supplier shows of itself, and how it is reached. D-52 */
export function SupplierProfile() {
  const { view, send } = useSupplierFlow<ProfileView, ProfileEvent>({
    start: PROFILE_START,
    atOnce: true,
    isRequest: ({ type }) => type === 'form.submitted',
    open: async (ports) => (await import('@fairhall/core/supplier/profile.page')).openProfile(ports),
  });
  return (
    <div className="wrap" data-page="supplierProfile" data-state={view.state} aria-busy={view.busy}>
      <Contents view={view} send={send} />
    </div>
  );
}

function Contents({ view, send }: { view: ProfileView; send: (event: ProfileEvent) => void }) {
  const texts = useTexts();
  const { text } = texts;
  switch (view.state) {
    case 'visitor':
      return <LoginNeeded />;
    case 'loading':
      return (
        <OutcomePanel icon="plant" tone="plain" title={text('supplierProfile.loading')}>
          <noscript>
            <p>{text('supplierSite.noscript')}</p>
          </noscript>
          <Spinner />
        </OutcomePanel>
      );
    case 'failed':
      return (
        <OutcomePanel icon="warning" tone="bad" title={text('supplierProfile.failed')}>
          {view.message === null ? null : <p>{shownText(texts, view.message)}</p>}
          <Ways>
            <button type="button" className="button primary" onClick={() => send({ type: 'retry.requested' })}>
              {text('page.tryAgain')}
            </button>
          </Ways>
        </OutcomePanel>
      );
    case 'shown':
      return (
        <>
          <SupplierBar />
          <header className={styles.head}>
            <h1>{text('supplierProfile.heading')}</h1>
            <p>{text(view.canEdit ? 'supplierProfile.lead' : 'supplierProfile.readOnly')}</p>
          </header>
          <div className={styles.columns}>
            <ProfileForm view={view} send={send} />
            {view.checked === null ? null : <ProfileChecked checked={view.checked} />}
          </div>
        </>
      );
  }
}
