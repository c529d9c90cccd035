import { FormNotice } from '../forms/form-notice.tsx';
import { useTexts } from '../page/contexts.ts';
import { EditForm, EditFormEnd } from '../supplier-site/edit-form.tsx';
import styles from './profile.module.css';

import type { ProfileProps } from './profile-field.ts';
import { ContactPart, ProfileFactsSection, ProfileTextSection } from './profile-sections.tsx';

/** The form of the profile. Users who may not change it see the same fields disabled. */
export function ProfileForm({ view, send }: ProfileProps) {
  const { text } = useTexts();
  return (
    <EditForm name="profile" view={view} className={styles.form} send={send}>
      <ProfileTextSection view={view} send={send} />
      <ProfileFactsSection view={view} send={send} />
      <ContactPart view={view} send={send} />
      {view.canEdit ? (
        <div className={styles.end}>
          <div aria-live="assertive">
            {view.isMerged ? <FormNotice kind="limit">{text('supplierProfile.merged')}</FormNotice> : null}
          </div>
          <EditFormEnd view={view} saved={text('supplierProfile.saved')}>
            {text('supplierProfile.save')}
          </EditFormEnd>
        </div>
      ) : null}
    </EditForm>
  );
}
