import type { ReactNode } from 'react';
import styles from './file-kind.module.css';

/** A file name's extension in a tile, or `children` instead of it. */
export function FileKind({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <span className={styles.kind} aria-hidden="true">
      {children ?? <bdi dir="ltr">{getEnding(name)}</bdi>}
    </span>
  );
}

/** For example "PDF"; '' for a file without an extension. */
const getEnding = (name: string): string => /\.(\w{1,5})$/.exec(name)?.[1]?.toUpperCase() ?? '';
