import { gatewayError } from '@fairhall/core/contract/error';
import { type ComponentType, useState } from 'react';
import { useEnsureTexts, useShowError, useTexts } from '../page/contexts.ts';
import { loadPart } from '../page/lazy-module.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './certificate-list.module.css';
import type { CertificateViewerProps } from './certificate-viewer.tsx';
import type { CertificateWords } from './certificate-words.ts';
import { certificateViewer } from './parts.ts';

/** A supplier's certificates that staff have checked, each with its expiry date and buttons to view it and its file. */
export function CertificateList({ certificates }: { certificates: readonly CertificateWords[] }) {
  const { text } = useTexts();
  const [Viewer, viewed, view, close] = useViewer();
  return (
    <>
      <ul className={styles.list}>
        {certificates.map((certificate) => (
          <li key={certificate.id}>
            <Icon name="document" />
            <div>
              <button
                type="button"
                className={styles.name}
                aria-haspopup="dialog"
                onClick={(event) => view({ certificate, opener: event.currentTarget })}
              >
                <bdi>{certificate.name}</bdi>
              </button>
              <span className="meta">{certificate.from}</span>
              {certificate.scope === '' ? null : <bdi className="meta">{certificate.scope}</bdi>}
              <CertificateValidityMark validity={certificate.validity}>{certificate.end}</CertificateValidityMark>
            </div>
            <a href={certificate.href} download={certificate.fileName}>
              {text('certificate.save')}
              <span className="hidden"> {certificate.name}</span>
            </a>
          </li>
        ))}
      </ul>
      {Viewer === null || viewed === null ? null : <Viewer {...viewed} onClose={close} />}
    </>
  );
}

const ICON_BY_VALIDITY = { valid: 'check', ending: 'clock' } as const;

/** A certificate's validity as an icon, a word and a colour. */
export function CertificateValidityMark({
  validity,
  children,
}: {
  validity: CertificateWords['validity'];
  children: string;
}) {
  return (
    <span className={styles.end} data-validity={validity}>
      <Icon name={ICON_BY_VALIDITY[validity]} small />
      {children}
    </span>
  );
}

type ViewedCertificate = Omit<CertificateViewerProps, 'onClose'>;
type UsedViewer = [
  Viewer: ComponentType<CertificateViewerProps> | null,
  viewed: ViewedCertificate | null,
  view: (viewed: ViewedCertificate) => void,
  close: () => void,
];

/**
 * Returns the viewer, the viewed certificate, and functions to open and close it. The viewer's code loads when the
 * first certificate is opened.
 */
export function useViewer(): UsedViewer {
  const ensureTexts = useEnsureTexts();
  const showError = useShowError();
  const [Viewer, setViewer] = useState<UsedViewer[0]>(null);
  const [viewed, setViewed] = useState<ViewedCertificate | null>(null);
  const view = (wanted: ViewedCertificate) =>
    void loadPart(certificateViewer, ensureTexts).then(
      (loaded) => {
        setViewer(() => loaded.CertificateViewer);
        setViewed(wanted);
      },
      () => showError(gatewayError('NETWORK_ERROR')),
    );
  return [Viewer, viewed, view, () => setViewed(null)];
}
