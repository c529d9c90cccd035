import { TAG_KEYWORD_MAX } from '@fairhall/core/contract/rfq/tag-limits';
import type { KeyboardEvent } from 'react';
import { getScopedId } from '../forms/focus-field.ts';
import { useTexts } from '../page/contexts.ts';
import { optionId } from './option-id.ts';
import styles from './tag-field.module.css';
import type { TagFlow } from './use-tag-flow.ts';

interface TagInputProps {
  readonly flow: TagFlow;
  readonly name: string;
  readonly required: boolean;
  readonly invalid: boolean;
  readonly described: boolean;
  readonly listId: string;
  readonly open: boolean;
}

/** The search field with a list below it.   */
export function TagInput({ flow, name, required, invalid, described, listId, open }: TagInputProps) {
  const { text } = useTexts();
  const { view, send } = flow;
  const id = getScopedId(name);
  const describedBy = [invalid ? `${id}-problem` : '', described ? `${id}-help` : ''].filter(Boolean).join(' ');
  return (
    <input
      id={id}
      className={styles.input}
      type="text"
      role="combobox"
      autoComplete="off"
      enterKeyHint="done"
      maxLength={TAG_KEYWORD_MAX}
      placeholder={text('tag.placeholder')}
      value={keywordOf(flow)}
      aria-autocomplete="list"
      aria-expanded={open}
      aria-controls={open ? listId : undefined}
      aria-activedescendant={open && view.active !== null ? optionId(listId, view.active) : undefined}
      aria-required={required}
      aria-invalid={invalid}
      aria-describedby={describedBy || undefined}
      onChange={(event) => send({ type: 'keyword.changed', keyword: event.currentTarget.value })}
      onKeyDown={(event) => handleKey(event, flow)}
      onBlur={() => {
        if (open || keywordOf(flow) !== '') send({ type: 'field.left' });
      }}
    />
  );
}

function handleKey(event: KeyboardEvent<HTMLInputElement>, flow: TagFlow): void {
  if (event.nativeEvent.isComposing) return;
  const isOpen = flow.view.state !== 'closed' && flow.view.state !== 'preparing';
  const { key } = event;
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    event.preventDefault();
    if (!isOpen) flow.send({ type: 'selector.opened', presentation: 'inline' });
    flow.send({ type: 'cursor.moved', to: key === 'ArrowDown' ? 'next' : 'previous' });
  } else if (key === 'Enter' && (isOpen || keywordOf(flow) !== '')) {
    event.preventDefault();
    flow.send({ type: 'enter.pressed' });
  } else if (key === 'Escape' && isOpen) {
    // Escape must close only the list, not a modal that the field is in.
    event.preventDefault();
    event.stopPropagation();
    closeList(flow);
  } else if (key === 'Backspace' && event.currentTarget.value === '') {
    removeLast(flow);
  }
}

/** Discards the typed keyword and keeps the ticked tags. */
function closeList(flow: TagFlow): void {
  const { send } = flow;
  if (keywordOf(flow) !== '') send({ type: 'keyword.changed', keyword: '' });
  send({ type: 'selector.confirmed' });
}

function removeLast({ view, send }: TagFlow): void {
  const last = view.chips.at(-1);
  if (last !== undefined) send({ type: 'chip.toggled', code: last.value });
  else if (view.product !== '') send({ type: 'product.removed' });
}

/** The text of the field. While the modal is open its own search field has the keyword. */
export const keywordOf = ({ view }: TagFlow): string => (view.presentation === 'inline' ? view.keyword : '');
