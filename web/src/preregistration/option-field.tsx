import { toDisplayText } from '@fairhall/core/contract/error-message';
import { splitCodes } from '@fairhall/core/preregistration/options';
import { FieldProblem } from '../forms/field-frame.tsx';
import { getScopedId } from '../forms/focus-field.ts';
import { useTexts } from '../page/contexts.ts';
import chips from '../ui/chip.module.css';
import { Icon } from '../ui/icon.tsx';
import type { InputProps } from './input-props.ts';
import { toChoiceText } from './option-words.ts';
import styles from './preregistration.module.css';

/** A choice of several options, each a toggle button.  */
export function OptionField({ flow, field, label }: InputProps) {
  const texts = useTexts();
  const { name, value, message, codes } = field;
  const id = getScopedId(name);
  const chosen = splitCodes(value);
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
            {toChoiceText(texts.text, name, code)}
          </button>
        ))}
      </div>
      {message === null ? null : <FieldProblem id={`${id}-problem`}>{toDisplayText(texts, message)}</FieldProblem>}
    </fieldset>
  );
}
