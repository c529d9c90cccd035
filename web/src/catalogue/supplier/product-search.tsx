import type { ProductsEvent } from '@fairhall/core/catalogue/supplier/products.machine';
import type { ProductsView } from '@fairhall/core/catalogue/supplier/products.view';
import type { FormEvent } from 'react';
import { useTexts } from '../../page/contexts.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './products.module.css';

interface ProductSearchProps {
  readonly view: ProductsView;
  readonly send: (event: ProductsEvent) => void;
}

/** A search for products in this part of the list by words of their names. */
export function ProductSearch({ view, send }: ProductSearchProps) {
  const { text } = useTexts();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'search.submitted' });
  };
  return (
    <form className={styles.search} onSubmit={handleSubmit} data-form="ownSearch">
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
