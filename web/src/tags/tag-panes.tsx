import type { TagSelectorEvent } from '@fairhall/core/tags/tag-selector.machine';
import type { TagSelectorView } from '@fairhall/core/tags/tag-selector.view';
import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { useTexts } from '../page/contexts.ts';
import { listProps } from './list-props.ts';
import { TagOptionChip } from './tag-option.tsx';
import styles from './tag-panes.module.css';
import { useCursorInView } from './use-cursor-in-view.ts';

interface TagPanesProps {
  readonly id: string;
  readonly view: TagSelectorView;
  readonly send: (event: TagSelectorEvent) => void;
}

/**
 * Version 2: the categories, and beside them the tags of the selected one as chips, grouped by sub-category.
 */
export function TagPanes({ id, view, send }: TagPanesProps) {
  const { text } = useTexts();
  const { panes, version } = view;
  const pane = useRef<HTMLDivElement>(null);
  const current = panes.categories.find((category) => category.current)?.id ?? null;
  useCursorInView(id, view.active);
  useEffect(() => {
    if (pane.current !== null) pane.current.scrollTop = 0;
  }, [current]);
  return (
    <div className={styles.panes} data-version={version}>
      <TagCategories id={id} categories={panes.categories} send={send} />
      <div ref={pane} className={styles.tags} role="tabpanel" id={`${id}-panel`} aria-label={text('tag.options')}>
        <div {...listProps(id, text('tag.options'), view, send)}>
          {panes.groups.map(({ name, options }) => (
            // biome-ignore lint/a11y/useSemanticElements: a list of options holds groups of this role
            <div key={name} role="group" aria-label={name} className={styles.group}>
              <p aria-hidden="true">
                <bdi>{name}</bdi>
              </p>
              <div className={styles.chips} role="presentation">
                {options.map(({ code, name: tag, ticked, active }) => (
                  <TagOptionChip
                    key={code}
                    listId={id}
                    code={code}
                    name={tag}
                    ticked={ticked}
                    active={active}
                    send={send}
                  />
                ))}
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

type TagCategories = TagSelectorView['panes']['categories'];

interface TagCategoriesProps {
  readonly id: string;
  readonly categories: TagCategories;
  readonly send: TagPanesProps['send'];
}

/** The categories as tabs: one stop of the Tab key, and the arrow keys move between them. */
function TagCategories({ id, categories, send }: TagCategoriesProps) {
  const { text } = useTexts();
  const reached = Math.max(
    0,
    categories.findIndex((category) => category.current),
  );
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const to = getNextIndex(event.key, reached, categories.length);
    const category = to === null ? undefined : categories[to];
    if (category === undefined) return;
    event.preventDefault();
    send({ type: 'category.chosen', id: category.id });
    document.getElementById(`${id}-category-${category.id}`)?.focus();
  };
  return (
    <div
      className={styles.categories}
      role="tablist"
      aria-orientation="vertical"
      aria-label={text('tag.categories')}
      onKeyDown={handleKeyDown}
    >
      {categories.map(({ id: code, name, current, ticked }, index) => (
        <Category
          key={code}
          listId={id}
          code={code}
          name={name}
          current={current}
          reached={index === reached}
          ticked={ticked}
          send={send}
        />
      ))}
    </div>
  );
}

function getNextIndex(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

interface CategoryProps {
  readonly listId: string;
  readonly code: string;
  readonly name: string;
  readonly current: boolean;
  readonly reached: boolean;
  readonly ticked: number;
  readonly send: TagPanesProps['send'];
}

const Category = memo(function Category({ listId, code, name, current, reached, ticked, send }: CategoryProps) {
  return (
    <button
      id={`${listId}-category-${code}`}
      type="button"
      role="tab"
      aria-selected={current}
      aria-controls={`${listId}-panel`}
      tabIndex={reached ? 0 : -1}
      onClick={() => send({ type: 'category.chosen', id: code })}
    >
      <bdi>{name}</bdi>
      {ticked > 0 ? <span className="number">{ticked}</span> : null}
    </button>
  );
});
