import type { CertificatesEvent } from '@fairhall/core/certificate/certificates.machine';
import type { CertificatesView, CertificateView } from '@fairhall/core/certificate/certificates.view';
import { fileSize } from '@fairhall/core/files/file-size';
import { getFormat } from '@fairhall/core/site/format';
import { FileKind } from '../forms/file-kind.tsx';
import { useBoot, useTexts } from '../page/contexts.ts';
import { ConfirmQuestion } from '../supplier-site/confirm-question.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import styles from './certificates.module.css';

interface RowProps {
  readonly row: CertificateView;
  readonly view: CertificatesView;
  readonly send: (event: CertificatesEvent) => void;
}

/** One certificate: its data, its review status, its file and its actions. */
export function CertificateRow({ row, view, send }: RowProps) {
  const { text } = useTexts();
  return (
    <article className={`panel ${styles.row}`}>
      <header>
        <h2>
          <bdi>{row.name}</bdi>
        </h2>
        <State row={row} />
      </header>
      <CertificateNotes row={row} />
      <CertificateFacts row={row} />
      <div className={styles.foot}>
        <FileLink row={row} />
        {view.canEdit ? (
          <div className={styles.acts}>
            <button
              type="button"
              className="button"
              aria-label={text('supplierCertificates.edit.name', { name: row.name })}
              disabled={view.form !== null}
              onClick={() => send({ type: 'form.opened', id: row.id })}
            >
              {text('supplierCertificates.edit')}
            </button>
            <button
              type="button"
              className="button"
              aria-label={text('supplierCertificates.remove.name', { name: row.name })}
              onClick={() => send({ type: 'remove.requested', id: row.id })}
            >
              {text('supplierCertificates.remove')}
            </button>
          </div>
        ) : null}
      </div>
      {view.removing === row.id ? <Question row={row} send={send} /> : null}
    </article>
  );
}

const STATE_ICONS: Readonly<Record<CertificateView['state'], IconName>> = {
  waiting: 'eye',
  checked: 'check',
  refused: 'warning',
  expired: 'close',
};

function State({ row: { state } }: Pick<RowProps, 'row'>) {
  const { text } = useTexts();
  return (
    <p className={styles.state} data-tone={state}>
      <Icon name={STATE_ICONS[state]} small />
      {text(`supplierCertificates.state.${state}`)}
    </p>
  );
}

/** The reason for a rejection, a warning before or after the expiry date, and the reviewer. */
function CertificateNotes({ row: { state, expires, endsIn, decided, reason } }: Pick<RowProps, 'row'>) {
  const { lang } = useBoot();
  const { text, counted } = useTexts();
  const { date, number } = getFormat(lang);
  const by = decided && { date: date(decided.at), name: decided.by || text('supplierCertificates.staff') };
  return (
    <>
      {by !== null && state === 'refused' ? (
        <div className={styles.refused}>
          <p>{text('supplierCertificates.refusedBy', by)}</p>
          <p>
            <bdi>{reason}</bdi>
          </p>
        </div>
      ) : null}
      {state === 'expired' ? (
        <p className={styles.warning}>
          <Icon name="warning" small />
          <span>{text('supplierCertificates.ended', { date: date(expires) })}</span>
        </p>
      ) : null}
      {endsIn === null ? null : (
        <p className={styles.warning} data-ends={endsIn}>
          <Icon name="warning" small />
          <span>
            <b>
              {endsIn === 0
                ? text('supplierCertificates.ends.today')
                : counted('supplierCertificates.ends', endsIn, { count: number(endsIn) })}
            </b>
            {'. '}
            {text('supplierCertificates.ends.next')}
          </span>
        </p>
      )}
      {by !== null && state === 'checked' ? <p className="meta">{text('supplierCertificates.checkedBy', by)}</p> : null}
    </>
  );
}

function CertificateFacts({ row: { number, issuer, scope, issued, expires } }: Pick<RowProps, 'row'>) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const { date } = getFormat(lang);
  const facts = [
    [text('supplierCertificates.number'), number],
    [text('supplierCertificates.issuer'), issuer],
    ...(issued === '' ? [] : [[text('supplierCertificates.issued'), date(issued)]]),
    [text('supplierCertificates.expires'), expires === '' ? text('supplierCertificates.expires.none') : date(expires)],
    [text('supplierCertificates.scope'), scope],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FileLink({ row: { file } }: Pick<RowProps, 'row'>) {
  const { lang, gatewayUrl } = useBoot();
  const { text } = useTexts();
  const size = fileSize(lang, file.size);
  return (
    <a className={styles.file} href={`${gatewayUrl}/${file.url}`} download={file.fileName}>
      <FileKind name={file.fileName} />
      <span>
        <bdi>{file.fileName}</bdi>
        <small className="number">{text(size.key, size.values)}</small>
      </span>
    </a>
  );
}

/** Asks for a confirmation, since a removal cannot be undone. */
function Question({ row: { name }, send }: Pick<RowProps, 'row' | 'send'>) {
  const { text } = useTexts();
  return (
    <ConfirmQuestion
      question={text('supplierCertificates.remove.ask', { name })}
      yes={text('supplierCertificates.remove.yes')}
      no={text('supplierCertificates.remove.no')}
      onConfirm={() => send({ type: 'remove.confirmed' })}
      onCancel={() => send({ type: 'remove.cancelled' })}
    />
  );
}
