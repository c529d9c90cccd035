import chip from '../../ui/chip.module.css';
import styles from './link-chips.module.css';

export interface ChipLink {
  readonly name: string;
  /** The name's language if it is not the page's; null otherwise. */
  readonly lang?: string | null;
  readonly href: string;
  readonly current?: boolean;
}

/** Links to neighbouring pages, side by side; on a phone in one scrollable line, unless they are few and short. */
export function LinkChips({ label, links, wrap }: { label: string; links: readonly ChipLink[]; wrap?: boolean }) {
  if (links.length === 0) return null;
  return (
    <nav className={styles.chips} data-wrap={wrap ? '' : undefined} aria-label={label}>
      {links.map((link) => (
        <a
          key={link.href}
          className={`${chip.chip} ${styles.chip}`}
          href={link.href}
          aria-current={link.current ? 'page' : undefined}
        >
          <bdi lang={link.lang ?? undefined}>{link.name}</bdi>
        </a>
      ))}
    </nav>
  );
}
