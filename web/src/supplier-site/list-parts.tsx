import { getFormat } from '@fairhall/core/site/format';
import type { ReactNode } from 'react';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { PageTurns, RowList } from '../ui/row-list.tsx';
import styles from './list-parts.module.css';

interface ListTabsProps<Part extends string> {
  readonly label: string;
  readonly parts: readonly { readonly part: Part; readonly count: number }[];
  readonly selected: Part;
  readonly nameOf: (part: Part) => string;
  readonly onSelect: (part: Part) => void;
}

/** The sections of a supplier's list, each with its number of rows. */
export function ListTabs<Part extends string>({ label, parts, selected, nameOf, onSelect }: ListTabsProps<Part>) {
  const { number } = getFormat(useBoot().lang);
  return (
    <ul className={styles.parts} aria-label={label}>
      {parts.map(({ part, count }) => (
        <li key={part}>
          <button type="button" data-part={part} aria-pressed={part === selected} onClick={() => onSelect(part)}>
            <b className="number">{number(count)}</b>
            {nameOf(part)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What an empty list says, and where its rows come from. */
interface EmptyWords {
  readonly icon: IconName;
  readonly text: string;
  readonly link?: { readonly href: string; readonly text: string } | undefined;
}

/** Shown instead of the rows of an empty section. */
export function EmptyList({ icon, text, link }: EmptyWords) {
  return (
    <p className={`panel ${styles.empty}`} data-rows="0">
      <Icon name={icon} />
      <span>
        {text}
        {link === undefined ? null : (
          <>
            {' '}
            <a className="link" href={link.href}>
              {link.text}
            </a>
          </>
        )}
      </span>
    </p>
  );
}

interface SupplierRowsProps {
  /** The name of the list. */
  readonly label: string;
  readonly view: ListPagesProps['view'] & { readonly rows: readonly unknown[] };
  readonly send: (event: { readonly type: 'page.selected'; readonly pageNo: number }) => void;
  /** Shown if there are no rows. */
  readonly empty: EmptyWords;
  /** One element for each row of the view. */
  readonly children: ReactNode;
}

/** The rows of a supplier's list, or a text if it is empty, with links to its other pages. */
export function SupplierRows({ label, view, send, empty, children }: SupplierRowsProps) {
  const count = view.rows.length;
  return (
    <>
      {count === 0 ? <EmptyList {...empty} /> : <RowList count={count}>{children}</RowList>}
      <ListPages label={label} view={view} onTurn={(pageNo) => send({ type: 'page.selected', pageNo })} />
    </>
  );
}

interface ListPagesProps {
  readonly label: string;
  readonly view: { readonly pageNo: number; readonly pageCount: number };
  readonly onTurn: (pageNo: number) => void;
}

/** Buttons for the other pages of a list, if it has more than one. */
export function ListPages({ label, view: { pageNo, pageCount }, onTurn }: ListPagesProps) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const { number } = getFormat(lang);
  if (pageCount === 1) return null;
  const toTurn = (to: number) => ({ onPress: () => onTurn(to) });
  return (
    <PageTurns
      label={label}
      page={text('supplierSite.page', { page: number(pageNo), pages: number(pageCount) })}
      previous={{ text: text('supplierSite.previous'), turn: pageNo > 1 ? toTurn(pageNo - 1) : null }}
      next={{ text: text('supplierSite.next'), turn: pageNo < pageCount ? toTurn(pageNo + 1) : null }}
    />
  );
}
