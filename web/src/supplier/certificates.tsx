import { shownText } from '@fairhall/core/contract/error-message';
import type { CertificatesEvent } from '@fairhall/core/supplier/certificates.machine';
import { CERTIFICATES_START, type CertificatesView } from '@fairhall/core/supplier/certificates.view';
import { FormFailure } from '../forms/form-notice.tsx';
import { useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { OutcomePanel, Ways } from '../ui/outcome-panel.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { CertificateForm } from './certificate-form.tsx';
import { CertificateRow } from './certificate-row.tsx';
import styles from './certificates.module.css';
import { LoginNeeded } from './login-needed.tsx';
import { SupplierBar } from './supplier-bar.tsx';
import { useSupplierFlow } from './use-supplier-flow.ts';

type Send = (event: CertificatesEvent) => void;

/** What the supplier is certified for: added, changed and taken out. D-52 */
export function SupplierCertificates() {
  const { view, send } = useSupplierFlow<CertificatesView, CertificatesEvent>({
    start: CERTIFICATES_START,
    atOnce: true,
    isRequest: ({ type }) => type === 'form.submitted',
    open: async (ports) => (await import('@fairhall/core/supplier/certificates.page')).openCertificates(ports),
  });
  return (
    <div className="wrap" data-page="supplierCertificates" data-state={view.state} aria-busy={view.busy}>
      <Contents view={view} send={send} />
    </div>
  );
}

function Contents({ view, send }: { view: CertificatesView; send: Send }) {
  const texts = useTexts();
  const { text } = texts;
  switch (view.state) {
    case 'visitor':
      return <LoginNeeded />;
    case 'loading':
      return (
        <OutcomePanel icon="shield" tone="plain" title={text('supplierCertificates.loading')}>
          <noscript>
            <p>{text('supplierSite.noscript')}</p>
          </noscript>
          <Spinner />
        </OutcomePanel>
      );
    case 'failed':
      return (
        <OutcomePanel icon="warning" tone="bad" title={text('supplierCertificates.failed')}>
          {view.message === null ? null : <p>{shownText(texts, view.message)}</p>}
          <Ways>
            <button type="button" className="button primary" onClick={() => send({ type: 'retry.requested' })}>
              {text('page.tryAgain')}
            </button>
          </Ways>
        </OutcomePanel>
      );
    case 'shown':
      return <Certificates view={view} send={send} />;
  }
}

function Certificates({ view, send }: { view: CertificatesView; send: Send }) {
  const { text } = useTexts();
  const { form, rows, canEdit, hasRoom, max } = view;
  return (
    <>
      <SupplierBar />
      <header className={styles.head}>
        <div className={styles.title}>
          <h1>{text('supplierCertificates.heading')}</h1>
          {canEdit && hasRoom && form === null ? (
            <button type="button" className="button primary" onClick={() => send({ type: 'form.opened', id: '' })}>
              <Icon name="plus" small />
              {text('supplierCertificates.add')}
            </button>
          ) : null}
        </div>
        <p>{text(canEdit ? 'supplierCertificates.lead' : 'supplierCertificates.readOnly')}</p>
        {canEdit && !hasRoom ? <p className="meta">{text('supplierCertificates.full', { max })}</p> : null}
      </header>
      <p role="status" className={styles.done}>
        {view.done === null ? '' : text(view.done.key, view.done.values)}
      </p>
      {form === null ? <FormFailure message={view.message} /> : null}
      {form?.id === '' ? <CertificateForm key="" form={form} message={view.message} send={send} /> : null}
      {rows.length === 0 && form === null ? (
        <p className={`panel ${styles.empty}`} data-rows="0">
          <Icon name="shield" />
          {text('supplierCertificates.empty')}
        </p>
      ) : (
        <ul className={styles.rows} data-rows={rows.length}>
          {rows.map((row) => (
            <li key={row.id} data-certificate={row.id} data-standing={row.state}>
              {form?.id === row.id ? (
                <CertificateForm form={form} message={view.message} send={send} />
              ) : (
                <CertificateRow row={row} view={view} send={send} />
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
