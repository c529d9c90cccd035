import type { TagChoice } from '@fairhall/core/tags/tag-value';
import type { MouseEvent } from 'react';
import { useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './tag-chips.module.css';

interface TagChipsProps {
  readonly chips: readonly TagChoice[];
  /** The product name that the user typed; '' for none. */
  readonly product: string;
  readonly onRemove: (code: string) => void;
  readonly onRemoveProduct: () => void;
}

/** The chosen tags and the product, each with a button that removes it. */
export function TagChips({ chips, product, onRemove, onRemoveProduct }: TagChipsProps) {
  const { text } = useTexts();
  if (chips.length === 0 && product === '') return null;
  return (
    <ul className={styles.chips} aria-label={text('tag.chips')}>
      {product === '' ? null : <TagChip name={product} kind="product" onRemove={onRemoveProduct} />}
      {chips.map(({ label, value }) => (
        <TagChip key={value} name={label} kind="tag" onRemove={() => onRemove(value)} />
      ))}
    </ul>
  );
}

interface TagChipProps {
  readonly name: string;
  readonly kind: 'tag' | 'product';
  readonly onRemove: () => void;
}

function TagChip({ name, kind, onRemove }: TagChipProps) {
  const { text } = useTexts();
  return (
    <li className={styles.chip} data-chip={kind}>
      <bdi>{name}</bdi>
      <button
        type="button"
        aria-label={text('tag.remove', { name })}
        onMouseDown={cancelFocusChange}
        onClick={onRemove}
      >
        <Icon name="close" small />
      </button>
    </li>
  );
}

/** Keeps the focus in the search field when a button beside it is pressed. */
export function cancelFocusChange(event: MouseEvent): void {
  event.preventDefault();
}
