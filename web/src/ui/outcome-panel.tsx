import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './outcome-panel.module.css';

interface OutcomePanelProps {
  readonly icon: IconName;
  readonly tone: 'good' | 'bad' | 'plain';
  readonly title: string;
  /** Whether the page has its own title above the panel. */
  readonly isTitled?: boolean;
  readonly children?: ReactNode;
}

/** The next actions, the most common one first. */
export function OutcomeActions({ children }: { children: ReactNode }) {
  return <div className={styles.ways}>{children}</div>;
}

/** A result as the main content of a page: an icon, a title, an explanation and the next actions. */
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
