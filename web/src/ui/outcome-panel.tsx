import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './outcome-panel.module.css';

interface OutcomePanelProps {
  readonly icon: IconName;
  readonly tone: 'good' | 'bad' | 'plain';
  readonly title: string;
  /** Whether the page has a title of its own above it. */
  readonly isTitled?: boolean;
  readonly children?: ReactNode;
}

/** The ways on from there, the usual one first. */
export function OutcomeActions({ children }: { children: ReactNode }) {
  return <div className={styles.ways}>{children}</div>;
}

/** How something ended, as the one thing of a page: a sign, a title, what it means, and the ways on. */
export function OutcomePanel({ icon, tone, title, isTitled = false, children }: OutcomePanelProps) {
  const Title = isTitled ? 'h2' : 'h1';
  return (
    <section className={`panel ${styles.outcome}`}>
      <span className={styles.sign} data-tone={tone}>
        <Icon name={icon} />
      </span>
      <Title>{title}</Title>
      {children}
    </section>
  );
}
