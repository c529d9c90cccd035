import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { FieldFrame, type FieldProps, getControlProps } from './field-frame.tsx';
import styles from './search-select-field.module.css';
import box from './text-field.module.css';

interface FieldOption {
  readonly value: string;
  readonly name: string;
  /** A second line that tells options of one name apart; '' for none. */
  readonly detail: string;
}

interface OptionGroup {
  readonly name: string;
  readonly options: readonly FieldOption[];
}

interface SearchSelectProps extends FieldProps {
  /** The name of the chosen option, whose value the field has; '' for none. */
  readonly chosen: string;
  readonly placeholder: string;
  /** The options to choose from; '' shows all. */
  readonly findGroups: (keyword: string) => readonly OptionGroup[];
  /** Says how many options are shown, to screen readers. */
  readonly toStatus: (count: number) => string;
  /** The text instead of the list if nothing matches. */
  readonly none: string;
}

interface OptionState {
  readonly isOpen: boolean;
  /** The typed text; null as long as the field shows the chosen option. */
  readonly typed: string | null;
  /** The position of the highlighted option; -1 for none. */
  readonly active: number;
}

const CLOSED: OptionState = { isOpen: false, typed: null, active: -1 };

/**
 * A select that is searched by typing, for more options than a native one can show. It follows WAI-ARIA's combobox with
 * automatic selection: the field keeps the focus, the list opens at the chosen option, typing highlights the first
 * match, and Enter or leaving the field takes the highlighted option. Options are rendered only while the list is open.
 */
export function SearchSelectField({ chosen, placeholder, findGroups, toStatus, none, ...props }: SearchSelectProps) {
  const [state, setState] = useState(CLOSED);
  const listId = useId();
  const popup = useRef<HTMLDivElement>(null);
  const { isOpen, typed, active } = state;
  const groups = isOpen ? findGroups(typed ?? '') : [];
  const options = groups.flatMap((group) => group.options);
  const hasOptions = options.length > 0;
  const { value } = props.field;
  const openList = (fallback: number) => {
    const all = findGroups('').flatMap((group) => group.options);
    const at = value === '' ? -1 : all.findIndex((option) => option.value === value);
    setState({ isOpen: true, typed: null, active: at < 0 ? fallback : at });
  };
  // A list that opens at the bottom of the screen would be behind the bar of a phone.
  useEffect(() => {
    popup.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  useEffect(() => {
    if (active >= 0) document.getElementById(toOptionId(listId, active))?.scrollIntoView({ block: 'nearest' });
  }, [listId, active]);
  const pickOption = (picked: string) => {
    if (picked !== value) props.onType(picked);
    setState(CLOSED);
  };
  const handleType = (text: string) => setState({ isOpen: true, typed: text, active: text.trim() === '' ? -1 : 0 });
  const handleLeave = () => {
    pickOption(options[active]?.value ?? (typed?.trim() === '' ? '' : value));
    props.onLeave();
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const next = getNextState(event, state, options.length);
    if (next !== undefined) setState(next);
    else if (!isOpen && event.key === 'ArrowDown') openList(event.altKey ? -1 : 0);
    else if (!isOpen && event.key === 'ArrowUp') openList(-1);
    else if (event.key === 'Enter' && isOpen) {
      const highlighted = options[active];
      if (highlighted !== undefined) pickOption(highlighted.value);
    } else return;
    event.preventDefault();
  };
  return (
    <FieldFrame {...props}>
      <div className={styles.root}>
        <span className={box.box}>
          <input
            {...getControlProps({ ...props, onType: handleType, onLeave: handleLeave })}
            type="text"
            role="combobox"
            autoComplete="off"
            enterKeyHint="done"
            placeholder={placeholder}
            value={typed ?? chosen}
            aria-autocomplete="list"
            aria-expanded={hasOptions}
            aria-controls={hasOptions ? listId : undefined}
            aria-activedescendant={active >= 0 && hasOptions ? toOptionId(listId, active) : undefined}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onClick={isOpen ? undefined : () => openList(-1)}
            onKeyDown={handleKey}
          />
          <Icon name="chevron" />
        </span>
        {isOpen ? (
          // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus in the field
          <div ref={popup} className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
            {hasOptions ? (
              <OptionList
                id={listId}
                label={props.label}
                groups={groups}
                chosen={value}
                active={active}
                onPick={pickOption}
              />
            ) : (
              <p className="meta">{none}</p>
            )}
          </div>
        ) : null}
        <p className="hidden" role="status">
          {isOpen ? (hasOptions ? toStatus(options.length) : none) : ''}
        </p>
      </div>
    </FieldFrame>
  );
}

const toOptionId = (listId: string, index: number): string => `${listId}-${index}`;

/** Returns the state after a key in the open list; undefined for a key that neither moves in it nor closes it. */
function getNextState(
  { key, altKey }: Pick<KeyboardEvent, 'key' | 'altKey'>,
  state: OptionState,
  count: number,
): OptionState | undefined {
  const { isOpen, active } = state;
  if (!isOpen) return undefined;
  if (key === 'Escape') return CLOSED;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  if (altKey) return key === 'ArrowUp' ? { ...state, isOpen: false } : state;
  if (count === 0) return state;
  const step = key === 'ArrowDown' ? 1 : -1;
  return { ...state, active: active < 0 && step < 0 ? count - 1 : (active + step + count) % count };
}

interface OptionListProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly OptionGroup[];
  /** The value of the chosen option. */
  readonly chosen: string;
  readonly active: number;
  readonly onPick: (value: string) => void;
}

function OptionList({ id, label, groups, chosen, active, onPick }: OptionListProps) {
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { options }) => sum + options.length, 0));
  return (
    <div className={styles.list} id={id} role="listbox" aria-label={label}>
      {groups.map((group, at) => (
        // biome-ignore lint/a11y/useSemanticElements: a list of options holds groups of this role
        <div key={at} role="group" aria-labelledby={`${id}-group-${at}`}>
          <div role="presentation" id={`${id}-group-${at}`}>
            {group.name}
          </div>
          {group.options.map(({ value, name, detail }, within) => {
            const index = (starts[at] ?? 0) + within;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
              // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
              <div
                key={value}
                id={toOptionId(id, index)}
                role="option"
                aria-selected={value === chosen}
                data-active={index === active || undefined}
                onClick={() => onPick(value)}
              >
                <bdi>{name}</bdi>
                {detail === '' ? null : (
                  <small>
                    <bdi>{detail}</bdi>
                  </small>
                )}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
