import type { CertificatesEvent } from '@fairhall/core/certificate/certificates.machine';
import { type CertificatesView, SUPPLIER_CERTIFICATES_START } from '@fairhall/core/certificate/certificates.view';
import { FormResult } from '../forms/form-result.tsx';
import { useTexts } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import { EmptyList } from '../supplier-site/list-parts.tsx';
import { SupplierPage } from '../supplier-site/supplier-page.tsx';
import { useSupplierFlow } from '../supplier-site/use-supplier-flow.ts';
import { Icon } from '../ui/icon.tsx';
import { ListHead } from '../ui/row-list.tsx';
import { CertificateForm } from './certificate-form.tsx';
import { CertificateRow } from './certificate-row.tsx';
import styles from './certificates.module.css';

type Send = (event: CertificatesEvent) => void;

/** The supplier's certificates: add, change and remove. D-52 */
export function SupplierCertificates() {
  const { text } = useTexts();
  const { view, send } = useSupplierFlow<CertificatesView, CertificatesEvent>({
    start: SUPPLIER_CERTIFICATES_START,
    atOnce: true,
    isRequest: ({ type }) => type === 'form.submitted',
    open: async (ports) =>
      (await loadModule(() => import('@fairhall/core/certificate/certificates.page'))).openCertificates(ports),
  });
  return (
    <SupplierPage
      name="supplierCertificates"
      view={view}
      loading={text('supplierCertificates.loading')}
      failed={text('supplierCertificates.failed')}
      shape="list"
      onRetry={() => send({ type: 'retry.requested' })}
    >
      <CertificateList view={view} send={send} />
    </SupplierPage>
  );
}

function CertificateList({ view, send }: { view: CertificatesView; send: Send }) {
  const { text } = useTexts();
  const { form, rows, canEdit, hasRoom, max } = view;
  return (
    <>
      <ListHead
        title={<h1>{text('supplierCertificates.heading')}</h1>}
        action={
          canEdit && hasRoom && form === null ? (
            <button type="button" className="button primary" onClick={() => send({ type: 'form.opened', id: '' })}>
              <Icon name="plus" small />
              {text('supplierCertificates.add')}
            </button>
          ) : null
        }
      >
        <p>{text(canEdit ? 'supplierCertificates.lead' : 'supplierCertificates.readOnly')}</p>
        {canEdit && !hasRoom ? <p className="meta">{text('supplierCertificates.full', { max })}</p> : null}
      </ListHead>
      <div className={styles.done}>
        <FormResult
          message={form === null ? view.message : null}
          done={view.done === null ? null : text(view.done.key, view.done.values)}
        />
      </div>
      {form?.id === '' ? <CertificateForm key="" form={form} message={view.message} send={send} /> : null}
      {rows.length === 0 && form === null ? (
        <EmptyList icon="shield" text={text('supplierCertificates.empty')} />
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
