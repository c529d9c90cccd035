import type { ReactNode } from 'react';
import type { ExhibitionStatusWords } from '../exhibition-words.ts';
import { Status } from '../status.tsx';
import styles from './exhibition-head.module.css';

interface ExhibitionHeadProps {
  readonly name: string;
  /** The name in the language of its country; null if it is the same. */
  readonly nameLocal?: string | null;
  readonly status: ExhibitionStatusWords;
  readonly dates: string;
  /** The opening hours and the place, after the dates; each begins a line if it does not fit beside the one before. */
  readonly children: ReactNode;
  /** False on a page with a title of its own; there the name links to the exhibition. */
  readonly isTitle?: boolean;
  readonly href?: string;
}

/** The head of every page of an exhibition: the brand’s stripe, the name, the status, dates and place. */
export function ExhibitionHead({
  name,
  nameLocal = null,
  status,
  dates,
  children,
  isTitle = true,
  href,
}: ExhibitionHeadProps) {
  return (
    <header className={styles.head}>
      <div className={`wrap ${styles.row}`}>
        <div className={styles.names}>
          {isTitle ? (
            <h1>
              <bdi>{name}</bdi>
            </h1>
          ) : (
            <a href={href}>
              <bdi>{name}</bdi>
            </a>
          )}
          <Status {...status} />
          {nameLocal === null ? null : (
            <p className={styles.local}>
              <bdi>{nameLocal}</bdi>
            </p>
          )}
        </div>
        <p className={styles.when}>
          <b>
            <bdi>{dates}</bdi>
          </b>{' '}
          {children}
        </p>
      </div>
    </header>
  );
}
