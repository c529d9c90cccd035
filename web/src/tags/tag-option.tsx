import type { TagSelectorEvent } from '@fairhall/core/tags/tag-selector.machine';
import type { TagSelectorView } from '@fairhall/core/tags/tag-selector.view';
import { memo } from 'react';
import chips from '../ui/chip.module.css';
import { Icon } from '../ui/icon.tsx';
import { optionId } from './option-id.ts';
import styles from './tag-option.module.css';

interface TagOptionProps {
  readonly listId: string;
  readonly code: string;
  readonly name: string;
  readonly ticked: boolean;
  /** Whether it is the keyboard's active option. */
  readonly active: boolean;
  readonly send: (event: TagSelectorEvent) => void;
}

interface TagOptionRowsProps {
  readonly listId: string;
  readonly options: TagSelectorView['list'];
  readonly send: (event: TagSelectorEvent) => void;
}

/** A list of tags to tick. */
export function TagOptionRows({ listId, options, send }: TagOptionRowsProps) {
  return options.map(({ code, name, category, subCategory, ticked, active }) => (
    <TagOptionRow
      key={code}
      listId={listId}
      code={code}
      name={name}
      category={category}
      subCategory={subCategory}
      ticked={ticked}
      active={active}
      send={send}
    />
  ));
}

interface TagOptionRowProps extends TagOptionProps {
  readonly category: string;
  readonly subCategory: string;
}

/** A tag in a list, with its category. Memoised: a key press renders only the rows that change. */
const TagOptionRow = memo(function TagOptionRow(props: TagOptionRowProps) {
  const { name, category, subCategory, ticked } = props;
  return (
    <OptionFrame {...props} shape={styles.row}>
      <span className={styles.tick}>{ticked ? <Icon name="check" small /> : null}</span>
      <bdi>{name}</bdi>
      <small>
        <bdi>{category}</bdi> · <bdi>{subCategory}</bdi>
      </small>
    </OptionFrame>
  );
});

/** A tag as a chip, below the heading of its category. */
export const TagOptionChip = memo(function TagOptionChip(props: TagOptionProps) {
  return (
    <OptionFrame {...props} shape={`${chips.chip} ${styles.chip}`}>
      <Icon name={props.ticked ? 'check' : 'plus'} small />
      <bdi>{props.name}</bdi>
    </OptionFrame>
  );
});

interface OptionFrameProps extends TagOptionProps {
  readonly shape: string | undefined;
  readonly children: React.ReactNode;
}

/** The element of an option, for both shapes. */
function OptionFrame({ listId, code, ticked, active, send, shape, children }: OptionFrameProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the search field choose it
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the search field
    <div
      id={optionId(listId, code)}
      role="option"
      aria-selected={ticked}
      className={shape}
      data-active={active ? '' : undefined}
      onClick={() => send({ type: 'option.toggled', code })}
    >
      {children}
    </div>
  );
}
