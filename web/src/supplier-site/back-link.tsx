import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import styles from './supplier-page.module.css';

/** A link back to the list that a page belongs to. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p className={styles.back}>
      <a className="link" href={href}>
        <Icon name="back" small flip />
        {children}
      </a>
    </p>
  );
}
