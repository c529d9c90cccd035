import type { ReactNode } from 'react';
import type { IconName } from './icon.tsx';
import type { ListPageWords } from './list-page-words.ts';
import { OutcomeActions, OutcomePanel } from './outcome-panel.tsx';
import { ListHead, PageTurns, RowList } from './row-list.tsx';

interface ListPageProps {
  /** The value of `data-page`. */
  readonly name: string;
  readonly icon: IconName;
  readonly words: ListPageWords;
  readonly title: string;
  /** The list's main action, beside the title. */
  readonly action: ReactNode;
  /** The labels of the links to other pages. */
  readonly turns: { readonly label: string; readonly previous: string; readonly next: string };
  readonly count: number;
  readonly children: ReactNode;
}

/** A buyer's own paginated list. An empty list explains its purpose and links to the first step. */
export function ListPage({ name, icon, words, title, action, turns, count, children }: ListPageProps) {
  const { empty, page, previous, next } = words;
  return (
    <div className="wrap" data-page={name} data-rows={count}>
      {empty === null ? (
        <>
          <ListHead title={<h1>{title}</h1>} action={action} />
          <RowList count={count}>{children}</RowList>
        </>
      ) : (
        <OutcomePanel icon={icon} tone="plain" title={empty.title}>
          <p>{empty.text}</p>
          <OutcomeActions>
            <a className="button primary" href={empty.href}>
              {empty.action}
            </a>
          </OutcomeActions>
        </OutcomePanel>
      )}
      {page === null || empty !== null ? null : (
        <PageTurns
          label={turns.label}
          page={page}
          previous={{ text: turns.previous, turn: previous === null ? null : { href: previous } }}
          next={{ text: turns.next, turn: next === null ? null : { href: next } }}
        />
      )}
    </div>
  );
}
