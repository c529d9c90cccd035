import { type DisplayMessage, toDisplayText } from '@fairhall/core/contract/error-message';
import { type MouseEvent, use } from 'react';
import { useTexts } from '../page/contexts.ts';
import { FieldScope, fieldId, focusField } from './focus-field.ts';
import styles from './problem-list.module.css';

interface ProblemListProps {
  readonly problems: readonly { readonly name: string; readonly label: string; readonly message: DisplayMessage }[];
  /** The number of rejected submits; the list is announced again at each. */
  readonly refusals: number;
}

/**
 * The errors that keep a form from being sent. A screen reader announces them at each attempt; they are visible if
 * there is more than one.
 */
export function ProblemList({ problems, refusals }: ProblemListProps) {
  const texts = useTexts();
  const scope = use(FieldScope);
  const isShown = refusals > 0 && problems.length > 0;
  const goTo = (event: MouseEvent, name: string) => {
    event.preventDefault();
    focusField(scope + name);
  };
  return (
    <div aria-live="polite" data-problems={isShown ? problems.length : 0}>
      {isShown ? (
        <div key={refusals} className={problems.length > 1 ? styles.list : 'hidden'}>
          <b>{texts.text('form.summary')}</b>
          <ul>
            {problems.map(({ name, label, message }) => (
              <li key={name}>
                <a
                  href={`#${fieldId(scope + name)}`}
                  tabIndex={problems.length > 1 ? 0 : -1}
                  onClick={(event) => goTo(event, name)}
                >
                  {label}: {toDisplayText(texts, message)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
