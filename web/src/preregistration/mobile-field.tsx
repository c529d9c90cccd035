import { FieldFrame, type FieldProps } from '../forms/field-frame.tsx';
import select from '../forms/select-field.module.css';
import box from '../forms/text-field.module.css';
import { useInputProps } from '../forms/use-input-props.ts';
import { useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './preregistration.module.css';
import type { PreregFormFlow } from './use-preregistration.ts';

/** A number with the code that is dialled before it, which is the country's unless another is chosen. D-10 */
export function MobileField({ flow: { view, send }, ...props }: FieldProps & { readonly flow: PreregFormFlow }) {
  const { text } = useTexts();
  const field = { ...props, help: text('preregistration.mobile.why') };
  const inputProps = useInputProps(field);
  return (
    <FieldFrame {...field}>
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
          <input {...inputProps} className="number" type="text" inputMode="tel" autoComplete="tel-national" />
        </span>
      </span>
    </FieldFrame>
  );
}
