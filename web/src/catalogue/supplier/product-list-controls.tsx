import type { ProductsEvent } from '@fairhall/core/catalogue/supplier/products.machine';
import type { ProductsView } from '@fairhall/core/catalogue/supplier/products.view';
import { formatFor } from '@fairhall/core/site/format';
import type { FormEvent } from 'react';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageTurns } from '../../ui/row-list.tsx';
import styles from './products.module.css';

interface WaysProps {
  readonly view: ProductsView;
  readonly send: (event: ProductsEvent) => void;
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
  const turnTo = (to: number) => ({ onPress: () => send({ type: 'page.selected', pageNo: to }) });
  return (
    <PageTurns
      label={text('supplierProducts.heading')}
      page={text('supplierProducts.page', { page: number(pageNo), pages: number(pageCount) })}
      previous={{ text: text('supplierProducts.previous'), turn: pageNo > 1 ? turnTo(pageNo - 1) : null }}
      next={{ text: text('supplierProducts.next'), turn: pageNo < pageCount ? turnTo(pageNo + 1) : null }}
    />
  );
}
