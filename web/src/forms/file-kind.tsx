import type { ReactNode } from 'react';
import styles from './file-kind.module.css';

/** The ending of a file's name in a tile, or what is shown in its place. */
export function FileKind({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <span className={styles.kind} aria-hidden="true">
      {children ?? <bdi dir="ltr">{getEnding(name)}</bdi>}
    </span>
  );
}

/** "PDF"; '' for a file without an ending. */
const getEnding = (name: string): string => /\.(\w{1,5})$/.exec(name)?.[1]?.toUpperCase() ?? '';
