import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './outcome-panel.module.css';

interface OutcomePanelProps {
  readonly icon: IconName;
  readonly tone: 'good' | 'bad' | 'plain';
  readonly title: string;
  readonly children?: ReactNode;
}

/** The ways on from there, the usual one first. */
export function Ways({ children }: { children: ReactNode }) {
  return <div className={styles.ways}>{children}</div>;
}

/** How something ended, as the one thing of a page: a sign, a title, what it means, and the ways on. */
export function OutcomePanel({ icon, tone, title, children }: OutcomePanelProps) {
  return (
    <section className={`panel ${styles.outcome}`}>
      <span className={styles.sign} data-tone={tone}>
        <Icon name={icon} />
      </span>
      <h1>{title}</h1>
      {children}
    </section>
  );
}
