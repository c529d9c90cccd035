import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './row-list.module.css';

/** The class of a list row. Each page defines its own columns. */
export const rowLook = styles.row;

/** The class of a row's texts; the title is the link. */
export const rowWords = styles.words;

/** The head of a list: its title, its main action and its filters. */
export function ListHead({ title, action, children }: { title: ReactNode; action?: ReactNode; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <div>
        {title}
        {action}
      </div>
      {children}
    </header>
  );
}

/** Rows in one panel, which has the full width on a phone. */
export function RowList({ count, children }: { count: number; children: ReactNode }) {
  return (
    <ul className={`panel ${styles.rows}`} data-rows={count}>
      {children}
    </ul>
  );
}

/** The picture at the start of a row, or an icon if there is none. */
export function RowPicture({ src, icon }: { src: string | null; icon: IconName }) {
  return (
    <span className={styles.picture}>
      {src === null ? <Icon name={icon} /> : <img src={src} alt="" width="64" height="64" loading="lazy" />}
    </span>
  );
}

/** How to reach another page of a list: an address or a callback. */
type Turn = { readonly href: string } | { readonly onPress: () => void };

interface PageTurnsProps {
  readonly label: string;
  /** "Page 2 of 3". */
  readonly page: string;
  readonly previous: { readonly text: string; readonly turn: Turn | null };
  readonly next: { readonly text: string; readonly turn: Turn | null };
}

/** Links to the previous and the next page. */
export function PageTurns({ label, page, previous, next }: PageTurnsProps) {
  return (
    <nav className={styles.pages} aria-label={label}>
      {previous.turn === null ? null : (
        <PageTurnButton turn={previous.turn} rel="prev">
          <Icon name="back" small flip />
          {previous.text}
        </PageTurnButton>
      )}
      <span className="number">{page}</span>
      {next.turn === null ? null : (
        <PageTurnButton turn={next.turn} rel="next">
          {next.text}
          <Icon name="arrow" small flip />
        </PageTurnButton>
      )}
    </nav>
  );
}

function PageTurnButton({ turn, rel, children }: { turn: Turn; rel: 'prev' | 'next'; children: ReactNode }) {
  if ('href' in turn) {
    return (
      <a className="button" href={turn.href} rel={rel}>
        {children}
      </a>
    );
  }
  return (
    <button type="button" className="button" onClick={turn.onPress}>
      {children}
    </button>
  );
}
