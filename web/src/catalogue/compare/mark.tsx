import { useTexts } from '../../page/contexts.ts';
import styles from './compare-table.module.css';

const ICON_PATHS = {
  best: 'M5 17V3.500h10l-2.500 3.500 2.500 3.500H5',
  differs: 'M4 7.500h12M4 12.500h12M13.500 3.500l-7 13',
  same: 'M4 7.500h12M4 12.500h12',
} as const;

type MarkProps =
  | { readonly is: 'differs' | 'same' }
  /** The best value of its row, with the reason. */
  | { readonly is: 'best'; readonly word: string };

/** An icon and a word that mark a row or a cell. */
export function Mark(mark: MarkProps) {
  const { text } = useTexts();
  return (
    <span className={styles.mark} data-mark={mark.is}>
      <svg className="icon small" viewBox="0 0 20 20" aria-hidden="true">
        <path d={ICON_PATHS[mark.is]} />
      </svg>
      {mark.is === 'best' ? mark.word : text(`compare.${mark.is}`)}
    </span>
  );
}
