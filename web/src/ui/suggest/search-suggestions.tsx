import type { SuggestionLine } from '@fairhall/core/catalogue/suggestion-links';
import { getFormat } from '@fairhall/core/site/format';
import { type RefObject, useEffect, useId } from 'react';
import { hrefOf, linkHref } from '../../page/address.ts';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { Icon } from '../icon.tsx';
import styles from './search-suggestions.module.css';
import { SuggestionOption } from './suggestion-option.tsx';
import { useSuggestions } from './use-suggestions.ts';

const SUGGESTION_KINDS = ['words', 'products', 'categories', 'suppliers'] as const;

type Field = RefObject<HTMLInputElement | null>;

/**
 * The search suggestions, below the field on a PC and over the page on a phone. They follow WAI-ARIA's combobox
 * pattern: the field controls the list and keeps the focus. The search also works without this code.
 */
export function SearchSuggestions({ field }: { field: Field }) {
  const { text, counted } = useTexts();
  const boot = useBoot();
  const id = useId();
  const selectLine = (index: number): void => document.getElementById(`${id}-${index}`)?.click();
  const { keyword, lines, state, close } = useSuggestions(field, selectLine);
  const { isOpen, active } = state;
  useCombobox(field, isOpen ? id : null, active);
  const count = getFormat(boot.lang).number(lines.length);
  const notice = keyword === '' ? '' : text('suggest.none');
  return (
    <>
      <p className="hidden" role="status">
        {isOpen ? counted('suggest.count', lines.length, { count }) : notice}
      </p>
      {isOpen ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus in the field
        <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
          <div className={styles.list} id={id} role="listbox" aria-label={text('suggest.title')}>
            {SUGGESTION_KINDS.map((kind) => (
              <Group key={kind} kind={kind} lines={lines} keyword={keyword} id={id} active={active} close={close} />
            ))}
          </div>
          <button type="button" className={styles.close} onClick={close}>
            <Icon name="close" small />
            {text('suggest.close')}
          </button>
        </div>
      ) : null}
    </>
  );
}

/** Sets the combobox attributes on the field. The search bar is on every page and does not contain this code. */
function useCombobox(field: Field, controlled: string | null, active: number): void {
  useEffect(() => {
    const option = controlled === null || active < 0 ? null : `${controlled}-${active}`;
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(controlled !== null),
      'aria-controls': controlled,
      'aria-activedescendant': option,
    };
    for (const [name, value] of Object.entries(attributes))
      if (value === null) field.current?.removeAttribute(name);
      else field.current?.setAttribute(name, value);
    if (option !== null) document.getElementById(option)?.scrollIntoView({ block: 'nearest' });
  }, [field, controlled, active]);
}

interface GroupProps {
  readonly kind: (typeof SUGGESTION_KINDS)[number];
  readonly lines: readonly SuggestionLine[];
  readonly keyword: string;
  /** The list's id, a prefix of the options' ids. */
  readonly id: string;
  readonly active: number;
  readonly close: () => void;
}

function Group({ kind, lines, keyword, id, active, close }: GroupProps) {
  const { text } = useTexts();
  const hrefTo = linkHref(hrefOf(useBoot()));
  const linesOfKind = lines.filter((line) => line.kind === kind);
  if (linesOfKind.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list of options holds groups of this role
    <ul role="group" aria-labelledby={`${id}-${kind}`} data-kind={kind}>
      <li role="presentation" id={`${id}-${kind}`}>
        {text(`suggest.${kind}`)}
      </li>
      {linesOfKind.map((line) => {
        const index = lines.indexOf(line);
        return (
          <li key={line.id} role="presentation">
            <a
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              href={hrefTo(line.link)}
              onClick={close}
            >
              <SuggestionOption line={line} keyword={keyword} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
