import type { DisplayMessage } from '@fairhall/core/contract/error-message';
import { toDisplayText } from '@fairhall/core/contract/error-message';
import { Suspense, useId, useRef } from 'react';
import { FieldFrame, FieldProblem } from '../forms/field-frame.tsx';
import { useTexts } from '../page/contexts.ts';
import { createLazyComponent } from '../page/lazy-component.ts';
import { loadQuietly } from '../page/load-module.ts';
import chips from '../ui/chip.module.css';
import { Icon } from '../ui/icon.tsx';
import type { BroughtTags } from './brought-tags.ts';
import { cancelFocusChange, TagChips } from './tag-chips.tsx';
import styles from './tag-field.module.css';
import { keywordOf, TagInput } from './tag-input.tsx';
import { TagList } from './tag-list.tsx';
import { TagStatus } from './tag-status.tsx';
import { type TagFieldInput, type TagFlow, useTagFlow } from './use-tag-flow.ts';

const TagDialog = createLazyComponent(async () => (await import('./tag-dialog.tsx')).TagDialog);

/** Loads the modal's code ahead of a press. */
const prepareDialog = (): void => {
  loadQuietly(() => import('./tag-dialog.tsx')).catch(() => undefined);
};

export interface TagFieldProps extends TagFieldInput {
  readonly name: string;
  readonly label: string;
  /** False when absent. */
  readonly required?: boolean;
  readonly help?: string | null;
  /** The form's validation message. */
  readonly problem?: DisplayMessage | null;
}

/**
 * A form field for tags from the tree and the name of a product. The user types with a list below, or chooses in a
 * modal (a slider on a phone). `value` is the form's; `onChange` gets each confirmed value, null for none. The flow and
 * the modal load on demand. 
 */
export function TagField(props: TagFieldProps) {
  const { name, label, required = false, help = null, problem = null } = props;
  const flow = useTagFlow(props);
  const root = useRef<HTMLDivElement>(null);
  const listId = useId();
  const { view } = flow;
  const openState = getOpenState(flow);
  const isInline = openState === 'inline';
  const isModal = openState === 'modal';
  return (
    <div ref={root} className={styles.root} data-tag-selector={view.version} data-tag-place={openState}>
      <FieldFrame
        name={name}
        label={label}
        optional={!required}
        help={help}
        field={{ state: problem === null ? 'notValidated' : 'required', message: problem }}
      >
        <TagFieldBox flow={flow} field={props} listId={listId} isInline={isInline} isModal={isModal} />
        {isInline ? <TagList id={listId} view={view} send={flow.send} /> : null}
        {isModal ? null : <TagProblem flow={flow} />}
        <Recommended flow={flow} brought={props.brought} />
        <TagStatus view={isInline ? view : null} />
      </FieldFrame>
      {isModal ? (
        <Suspense fallback={null}>
          <TagDialog
            view={view}
            send={flow.send}
            opener={() => root.current?.querySelector('[aria-haspopup]') ?? null}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

interface TagFieldBoxProps {
  readonly flow: TagFlow;
  readonly field: TagFieldProps;
  readonly listId: string;
  readonly isInline: boolean;
  readonly isModal: boolean;
}

/**
 * The chosen tags, the search field, and the button that opens the modal. Tags ticked in the modal are shown once
 * confirmed.
 */
function TagFieldBox({ flow, field, listId, isInline, isModal }: TagFieldBoxProps) {
  const { text } = useTexts();
  const { name, value, required = false, help = null, problem = null } = field;
  const { view, send } = flow;
  const shown = view.state === 'preparing' || isModal ? value : { tag: view.chips, product: view.product };
  return (
    <div className={styles.box} data-invalid={problem === null ? undefined : ''}>
      <TagChips
        chips={shown?.tag ?? []}
        product={shown?.product ?? ''}
        onRemove={(code) => send({ type: 'chip.toggled', code })}
        onRemoveProduct={() => send({ type: 'product.removed' })}
      />
      <TagInput
        flow={flow}
        name={name}
        required={required}
        invalid={problem !== null}
        described={help !== null}
        listId={listId}
        open={isInline}
      />
      <button
        type="button"
        className={styles.browse}
        aria-haspopup="dialog"
        aria-label={text('tag.browse')}
        onPointerEnter={prepareDialog}
        onFocus={prepareDialog}
        onMouseDown={cancelFocusChange}
        onClick={(event) => browse(flow, event.currentTarget)}
      >
        <Icon name="grid" />
        <span>{text('tag.browse')}</span>
      </button>
    </div>
  );
}

/** Returns where the options are open, as an attribute for tests and styles; 'coming' until the flow is loaded. */
function getOpenState({ view: { state, presentation } }: TagFlow): string {
  if (state === 'preparing') return 'coming';
  return state === 'closed' ? 'closed' : presentation;
}

/** The keyword typed in the field also starts the search in the modal. */
function browse(flow: TagFlow, button: HTMLElement): void {
  const { send } = flow;
  const keyword = keywordOf(flow);
  button.focus();
  send({ type: 'selector.opened', presentation: 'modal' });
  if (keyword !== '') send({ type: 'keyword.changed', keyword });
}

/** */
function TagProblem({ flow: { view, send } }: { flow: TagFlow }) {
  const texts = useTexts();
  if (view.message === null) return null;
  return (
    <FieldProblem role="alert">
      {toDisplayText(texts, view.message)}{' '}
      {view.canRetry ? (
        <button type="button" className={`link ${styles.retry}`} onClick={() => send({ type: 'retry.requested' })}>
          {texts.text('page.tryAgain')}
        </button>
      ) : null}
    </FieldProblem>
  );
}

const TAG_LIMIT = 8;

/** Frequently used tags, which can be chosen without opening the list. */
function Recommended({ flow: { view, send }, brought }: { flow: TagFlow; brought: BroughtTags | undefined }) {
  const { text } = useTexts();
  const recommended = view.busy
    ? (brought?.recommended ?? []).map((tag) => ({ ...tag, ticked: false }))
    : view.recommended;
  if (!view.busy && recommended.length === 0) return null;
  return (
    <fieldset className={styles.recommended}>
      <legend>{text('tag.recommended')}</legend>
      {recommended.slice(0, TAG_LIMIT).map(({ code, name, ticked }) => (
        <button
          key={code}
          type="button"
          className={chips.chip}
          aria-pressed={ticked}
          onMouseDown={cancelFocusChange}
          onClick={() => send({ type: 'chip.toggled', code })}
        >
          <Icon name={ticked ? 'check' : 'plus'} small />
          <bdi>{name}</bdi>
        </button>
      ))}
    </fieldset>
  );
}
