import type { ProfileEvent } from '@fairhall/core/supplier/profile.machine';
import type { ProfileView } from '@fairhall/core/supplier/profile.view';
import { useTexts } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import { SupplierPage } from '../supplier-site/supplier-page.tsx';
import { useSupplierForm } from '../supplier-site/use-supplier-flow.ts';
import styles from './profile.module.css';
import { ProfileChecked } from './profile-checked.tsx';
import type { ProfileProps } from './profile-field.ts';
import { ProfileForm } from './profile-form.tsx';
import { ShareSupplierCard } from './share-supplier-card.tsx';
import { SupplierPictures } from './supplier-pictures.tsx';

/** The supplier's public profile and contact details. D-52 */
export function SupplierProfile() {
  const { text } = useTexts();
  const { page, view, send } = useSupplierForm<ProfileView, ProfileEvent>(async (ports) =>
    (await loadModule(() => import('@fairhall/core/supplier/profile.page'))).openProfile(ports),
  );
  return (
    <SupplierPage
      name="supplierProfile"
      view={page}
      loading={text('supplierProfile.loading')}
      failed={text('supplierProfile.failed')}
      shape="form"
      onRetry={() => send({ type: 'retry.requested' })}
    >
      {view === null ? null : <Profile view={view} send={send} />}
    </SupplierPage>
  );
}

function Profile({ view, send }: ProfileProps) {
  const { text } = useTexts();
  return (
    <>
      <header className={styles.head}>
        <h1>{text('supplierProfile.heading')}</h1>
        <p>{text(view.canEdit ? 'supplierProfile.lead' : 'supplierProfile.readOnly')}</p>
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          <SupplierPictures />
          <ProfileForm view={view} send={send} />
        </div>
        <div className={styles.side}>
          {view.checked === null ? null : <ProfileChecked checked={view.checked} />}
          <ShareSupplierCard />
        </div>
      </div>
    </>
  );
}
