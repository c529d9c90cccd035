import { FieldFrame } from '../forms/field-frame.tsx';
import select from '../forms/select-field.module.css';
import box from '../forms/text-field.module.css';
import { useInputProps } from '../forms/use-input-props.ts';
import { useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import type { InputProps } from './input-props.ts';
import styles from './preregistration.module.css';

/** A mobile number with its dialling code, which follows the country until the user chooses another. D-10 */
export function MobileField({ flow: { view, send }, autoComplete, ...props }: InputProps) {
  const { text } = useTexts();
  const inputProps = useInputProps(props);
  return (
    <FieldFrame {...props}>
      <span className={styles.mobile} dir="ltr">
        <span className={`${box.box} ${select.select}`}>
          <select
            value={view.dialing}
            aria-label={text('preregistration.dialing')}
            autoComplete="tel-country-code"
            onChange={({ currentTarget }) => send({ type: 'dialing.chosen', value: currentTarget.value })}
          >
            {view.dialing === '' ? <option value="">+</option> : null}
            {view.dialingCodes.map((code) => (
              <option key={code} value={code}>
                +{code}
              </option>
            ))}
          </select>
          <Icon name="chevron" />
        </span>
        <span className={box.box}>
          <input {...inputProps} className="number" type="text" inputMode="tel" autoComplete={autoComplete} />
        </span>
      </span>
    </FieldFrame>
  );
}
