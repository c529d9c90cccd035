import type { ReactNode } from 'react';
import styles from './home-panel.module.css';

interface HomePanelProps {
  /** The value of `data-own-panel`. */
  readonly name: string;
  readonly title: string;
  /** Beside the title, such as a count. */
  readonly note?: string;
  readonly link?: { readonly href: string; readonly text: string };
  /** How much is done of what the panel lists, drawn as a bar; `note` says it in words. */
  readonly progress?: { readonly done: number; readonly total: number };
  /** Whether it is what the page is for. */
  readonly isFirst?: boolean;
  readonly children: ReactNode;
}

/** A panel of the supplier's home page, with a title and a link to the page that shows more. */
export function HomePanel({ name, title, note, link, progress, isFirst, children }: HomePanelProps) {
  return (
    <section className={`panel ${isFirst ? 'stand' : ''} ${styles.panel}`} data-own-panel={name}>
      <header className={styles.head}>
        <h2>{title}</h2>
        {note === undefined ? null : <span className="meta">{note}</span>}
        {link === undefined ? null : (
          <a className="link" href={link.href}>
            {link.text}
          </a>
        )}
      </header>
      {progress === undefined ? null : (
        <progress className={styles.progress} value={progress.done} max={progress.total} aria-hidden="true" />
      )}
      {children}
    </section>
  );
}
