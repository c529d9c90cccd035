import { shownText } from '@fairhall/core/contract/error-message';
import { chosenCodes } from '@fairhall/core/preregistration/options';
import { FieldProblem } from '../forms/field-frame.tsx';
import { scopedId } from '../forms/focus-field.ts';
import { useTexts } from '../page/contexts.ts';
import chips from '../ui/chip.module.css';
import { Icon } from '../ui/icon.tsx';
import type { InputProps } from './input-props.ts';
import { choiceWord } from './option-words.ts';
import styles from './preregistration.module.css';

/** Several of a list, each a button that stays pressed.  */
export function ChoiceField({ flow, field, label }: InputProps) {
  const texts = useTexts();
  const { name, value, message, codes } = field;
  const id = scopedId(name);
  const chosen = chosenCodes(value);
  return (
    <fieldset
      className={`${styles.choices} ${styles.wide}`}
      data-field={name}
      data-state={field.state}
      aria-describedby={message === null ? undefined : `${id}-problem`}
    >
      <legend>{label}</legend>
      <div>
        {codes.map((code, index) => (
          <button
            key={code}
            id={index === 0 ? id : undefined}
            type="button"
            className={chips.chip}
            aria-pressed={chosen.includes(code)}
            onClick={() => flow.send({ type: 'code.toggled', name, code })}
          >
            <Icon name={chosen.includes(code) ? 'check' : 'plus'} small />
            {choiceWord(texts.text, name, code)}
          </button>
        ))}
      </div>
      {message === null ? null : <FieldProblem id={`${id}-problem`}>{shownText(texts, message)}</FieldProblem>}
    </fieldset>
  );
}
