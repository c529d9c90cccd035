import type { PhoneView } from '@fairhall/core/forms/phone';
import { useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { LoadingSpinner } from '../ui/loading-spinner.tsx';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import styles from './phone-field.module.css';
import box from './text-field.module.css';
import { useInputProps } from './use-input-props.ts';

interface PhoneFieldProps extends Omit<FieldProps, 'field'> {
  readonly phone: PhoneView;
  /** For example "India +91", in the page's order. */
  readonly countries: readonly { readonly value: string; readonly name: string }[];
  readonly onCountry: (countryId: string) => void;
}

/** A phone number with a country's dialling code. It is validated on blur, and shows that while it lasts. D-70 */
export function PhoneField({ phone, countries, onCountry, ...rest }: PhoneFieldProps) {
  const { text } = useTexts();
  const props = { ...rest, field: phone };
  const inputProps = useInputProps(props);
  const isChecking = phone.state === 'validating';
  return (
    <FieldFrame {...props}>
      <span className={`${box.box} ${styles.phone}`}>
        <span className={styles.code}>
          <span aria-hidden="true" dir="ltr">
            {codeOf(countries.find(({ value }) => value === phone.countryId)?.name)}
          </span>
          <Icon name="chevron" small />
          <select
            aria-label={text('form.phone.code', { field: rest.label })}
            value={phone.countryId}
            autoComplete="off"
            onChange={({ currentTarget }) => onCountry(currentTarget.value)}
          >
            {countries.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </span>
        <input {...inputProps} className={box.address} type="text" inputMode="tel" autoComplete="tel-national" />
        {isChecking ? (
          <span className={styles.turning}>
            <LoadingSpinner />
          </span>
        ) : null}
      </span>
      <span className="hidden" aria-live="polite">
        {isChecking ? text('form.phone.checking') : ''}
      </span>
    </FieldFrame>
  );
}

/** The dialling code at the end of a country's label. */
const codeOf = (name = ''): string => /\+\d+/.exec(name)?.[0] ?? '';
