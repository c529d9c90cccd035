import { formatFor } from '@fairhall/core/site/format';
import type { ProductsEvent } from '@fairhall/core/supplier/products.machine';
import type { ProductsView } from '@fairhall/core/supplier/products.view';
import type { FormEvent } from 'react';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './products.module.css';

interface WaysProps {
  readonly view: ProductsView;
  readonly send: (event: ProductsEvent) => void;
}

/** The parts of the catalogue with how many are in each. */
export function Parts({ view, send }: WaysProps) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const { number } = formatFor(lang);
  return (
    <ul className={styles.parts} aria-label={text('supplierProducts.parts')}>
      {view.parts.map(({ part, count }) => (
        <li key={part}>
          <button
            type="button"
            data-part={part}
            aria-pressed={part === view.part}
            onClick={() => send({ type: 'part.selected', part })}
          >
            <b className="number">{number(count)}</b>
            {text(`supplierProducts.part.${part}`)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Finds products of the part by words of their names. */
export function Search({ view, send }: WaysProps) {
  const { text } = useTexts();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'search.submitted' });
  };
  return (
    <form className={styles.search} onSubmit={onSubmit} data-form="ownSearch">
      <input
        type="search"
        name="own-keyword"
        dir="auto"
        autoComplete="off"
        value={view.keyword}
        aria-label={text('supplierProducts.search')}
        placeholder={text('supplierProducts.search')}
        onChange={({ target }) => send({ type: 'keyword.changed', value: target.value })}
      />
      <button type="submit" className="button">
        <Icon name="search" small />
        {text('supplierProducts.search.button')}
      </button>
    </form>
  );
}

export function Pages({ view: { pageNo, pageCount }, send }: WaysProps) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const { number } = formatFor(lang);
  if (pageCount === 1) return null;
  const go = (to: number) => () => send({ type: 'page.selected', pageNo: to });
  return (
    <nav className={styles.pages} aria-label={text('supplierProducts.heading')}>
      {pageNo > 1 ? (
        <button type="button" className="button" onClick={go(pageNo - 1)}>
          <Icon name="back" small flip />
          {text('supplierProducts.previous')}
        </button>
      ) : null}
      <span className="number">
        {text('supplierProducts.page', { page: number(pageNo), pages: number(pageCount) })}
      </span>
      {pageNo < pageCount ? (
        <button type="button" className="button" onClick={go(pageNo + 1)}>
          {text('supplierProducts.next')}
          <Icon name="arrow" small flip />
        </button>
      ) : null}
    </nav>
  );
}
