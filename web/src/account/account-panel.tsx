import type { FormKind } from '@fairhall/core/account/address-check';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useTexts } from '../page/contexts.ts';
import { AccountForm } from './account-form.tsx';
import styles from './account-panel.module.css';
import type { PanelFlow } from './use-panel.ts';

interface AccountPanelProps {
  readonly flow: PanelFlow;
  /** True if links to other pages open in a new tab, so that this page stays open. */
  readonly stays: boolean;
}

/** Both forms side by side on a PC, one at a time under two tabs on a phone.   */
export function AccountPanel({ flow, stays }: AccountPanelProps) {
  const { view } = flow;
  if (view.layout === 'tabs') return <AccountTabs flow={flow} stays={stays} />;
  return (
    <div className={styles.sides} data-panel={view.state} data-tab={view.tab}>
      {view.visibleForms.map((kind) => (
        <section key={kind} className={styles.side} data-side={kind}>
          <Heading kind={kind} />
          <AccountForm flow={flow} kind={kind} beside stays={stays} />
        </section>
      ))}
    </div>
  );
}

function Heading({ kind }: { kind: FormKind }) {
  const { text } = useTexts();
  return (
    <div className={styles.heading}>
      <h2>{text(kind === 'login' ? 'account.logIn.title' : 'account.join.title')}</h2>
      {kind === 'register' ? <p>{text('account.join.text')}</p> : null}
    </div>
  );
}

const TAB_KINDS = ['login', 'register'] as const;

function AccountTabs({ flow, stays }: { flow: PanelFlow; stays: boolean }) {
  const { view, send } = flow;
  const id = useId();
  return (
    <div data-panel={view.state} data-tab={view.tab}>
      <TabList id={id} chosen={view.tab} choose={(tab) => send({ type: 'tab.selected', tab })} />
      {view.visibleForms.map((kind) => (
        <div key={kind} role="tabpanel" id={`${id}-${kind}`} aria-labelledby={`${id}-${kind}-tab`}>
          <AccountForm flow={flow} kind={kind} beside={false} stays={stays} />
        </div>
      ))}
    </div>
  );
}

interface TabListProps {
  readonly id: string;
  readonly chosen: FormKind;
  readonly choose: (tab: FormKind) => void;
}

function TabList({ id, chosen, choose }: TabListProps) {
  const { text } = useTexts();
  const list = useRef<HTMLDivElement>(null);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const other = chosen === 'login' ? 'register' : 'login';
    choose(other);
    list.current?.querySelector<HTMLElement>(`[data-tab="${other}"]`)?.focus();
  };
  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label={text('account.title')}>
      {TAB_KINDS.map((kind) => (
        <button
          key={kind}
          id={`${id}-${kind}-tab`}
          type="button"
          role="tab"
          data-tab={kind}
          aria-selected={kind === chosen}
          aria-controls={kind === chosen ? `${id}-${kind}` : undefined}
          tabIndex={kind === chosen ? 0 : -1}
          onClick={() => choose(kind)}
          onKeyDown={handleKeyDown}
        >
          {text(kind === 'login' ? 'account.logIn' : 'account.join')}
        </button>
      ))}
    </div>
  );
}
