import type { MouseEvent } from 'react';
import { isPlainClick } from '../page/click-handler.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { CertificateValidityMark, useViewer } from './certificate-list.tsx';
import styles from './certificate-table.module.css';
import type { CertificateWords } from './certificate-words.ts';

/**
 * The supplier's certificates that staff have checked: name, issuer and validity. A press opens a certificate over the
 * page; without JavaScript the link loads its file.
 */
export function CertificateTable({ certificates }: { certificates: readonly CertificateWords[] }) {
  const { device } = useBoot();
  const [Viewer, viewed, view, close] = useViewer();
  const open = (certificate: CertificateWords) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    view({ certificate, opener: event.currentTarget });
  };
  const Rows = device === 'pc' ? Table : CertificateCards;
  return (
    <>
      <Rows certificates={certificates} open={open} />
      {Viewer === null || viewed === null ? null : <Viewer {...viewed} onClose={close} />}
    </>
  );
}

interface RowsProps {
  readonly certificates: readonly CertificateWords[];
  readonly open: (certificate: CertificateWords) => (event: MouseEvent<HTMLAnchorElement>) => void;
}

function Table({ certificates, open }: RowsProps) {
  const { text } = useTexts();
  return (
    <div className={`panel ${styles.frame}`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('certificate.name')}</th>
            <th scope="col">{text('certificate.column.number')}</th>
            <th scope="col">{text('certificate.column.issuer')}</th>
            <th scope="col">{text('certificate.column.issued')}</th>
            <th scope="col">{text('certificate.column.validTo')}</th>
            <th scope="col">{text('certificate.state')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {certificates.map((certificate) => (
            <tr key={certificate.id}>
              <th scope="row">
                <bdi>{certificate.name}</bdi>
                <bdi className="meta">{certificate.scope}</bdi>
              </th>
              <td className="number">
                <bdi>{certificate.number}</bdi>
              </td>
              <td>
                <bdi>{certificate.issuer}</bdi>
              </td>
              <td className="number">{certificate.issued}</td>
              <td className="number">{certificate.expires || certificate.end}</td>
              <td>
                <CertificateValidityMark validity={certificate.validity}>{certificate.state}</CertificateValidityMark>
              </td>
              <td>
                <ViewLink certificate={certificate} open={open} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CertificateCards({ certificates, open }: RowsProps) {
  const { text } = useTexts();
  return (
    <ul className={styles.cards}>
      {certificates.map((certificate) => (
        <li key={certificate.id} className="panel">
          <b>
            <bdi>{certificate.name}</bdi>
          </b>
          <span className="meta">{certificate.from}</span>
          {certificate.number === '' ? null : (
            <span className="meta">
              {text('certificate.column.number')} <bdi className="number">{certificate.number}</bdi>
            </span>
          )}
          <CertificateValidityMark validity={certificate.validity}>{certificate.state}</CertificateValidityMark>
          <span className="meta">{certificate.end}</span>
          <ViewLink certificate={certificate} open={open} />
        </li>
      ))}
    </ul>
  );
}

function ViewLink({ certificate, open }: Pick<RowsProps, 'open'> & { readonly certificate: CertificateWords }) {
  const { text } = useTexts();
  return (
    <a className="link" href={certificate.href} download={certificate.fileName} onClick={open(certificate)}>
      {text('certificate.view')}
      <span className="hidden"> {certificate.name}</span>
    </a>
  );
}
