import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { focusBack } from '../overlay/focus-back.ts';
import { useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './certificate-viewer.module.css';
import type { CertificateWords } from './certificate-words.ts';

export interface CertificateViewerProps {
  readonly certificate: CertificateWords;
  /** The element that gets the focus back. */
  readonly opener: HTMLElement;
  readonly onClose: () => void;
}

/**
 * A certificate over the page, with its file if that is a picture. The native dialog keeps the focus inside; Escape, a
 * press on the backdrop and the button close it.
 */
export function CertificateViewer({ certificate, opener, onClose }: CertificateViewerProps) {
  const { text } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const closeOnGround = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) dialog.current?.close();
  };
  const handleClose = () => {
    onClose();
    focusBack(opener);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the button
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={certificate.name}
      data-overlay="certificate"
      onClick={closeOnGround}
      onClose={handleClose}
    >
      <div className={styles.sheet}>
        <header className={styles.head}>
          <h2>
            <bdi>{certificate.name}</bdi>
          </h2>
          <button type="button" aria-label={text('certificateViewer.close')} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </header>
        <Picture certificate={certificate} />
        <CertificateFacts certificate={certificate} />
        <footer className={styles.foot}>
          <p>
            <Icon name="shield" small />
            {text('certificateViewer.checked', { day: certificate.checked })}
          </p>
          <a className="button primary" href={certificate.href} download={certificate.fileName}>
            {text('certificateViewer.save')}
          </a>
        </footer>
      </div>
    </dialog>
  );
}

/** Files other than pictures never show inside a page of ours. THR-24 */
function Picture({ certificate: { href, name, isPicture } }: { certificate: CertificateWords }) {
  const { text } = useTexts();
  const [isBroken, setBroken] = useState(false);
  if (!isPicture || isBroken)
    return (
      <p className={styles.file}>
        <Icon name="document" />
        {text(isPicture ? 'certificateViewer.notShown' : 'certificateViewer.noPreview')}
      </p>
    );
  return <img className={styles.picture} src={href} alt={name} onError={() => setBroken(true)} />;
}

function CertificateFacts({ certificate }: { certificate: CertificateWords }) {
  const { text } = useTexts();
  const facts = [
    [text('certificate.column.issuer'), certificate.issuer],
    [text('certificate.column.number'), certificate.number],
    [text('certificateViewer.scope'), certificate.scope],
    [text('certificate.column.issued'), certificate.issued],
    [text('certificate.column.validTo'), certificate.expires || text('certificateViewer.endless')],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) =>
        value === '' ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
