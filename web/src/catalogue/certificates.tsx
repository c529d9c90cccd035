import { useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import type { CertificateWords } from './certificate-words.ts';
import styles from './certificates.module.css';

/** What staff have checked of a supplier: each certificate with its end and the way to its file. */
export function Certificates({ certificates }: { certificates: readonly CertificateWords[] }) {
  const { text } = useTexts();
  return (
    <ul className={styles.list}>
      {certificates.map(({ id, name, issuer, scope, end, endsSoon, href, fileName }) => (
        <li key={id}>
          <Icon name="document" />
          <div>
            <bdi className={styles.name}>{name}</bdi>
            <span className="meta">{issuer}</span>
            {scope === '' ? null : <bdi className="meta">{scope}</bdi>}
            <span className={styles.end} data-soon={endsSoon ? '' : undefined}>
              <Icon name={endsSoon ? 'warning' : 'check'} small />
              {end}
            </span>
          </div>
          <a href={href} download={fileName}>
            {text('certificate.save')}
            <span className="hidden"> {name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
