import { unitName } from '@fairhall/core/catalogue/unit';
import { getFormat } from '@fairhall/core/site/format';
import { useMemo } from 'react';
import { FormNotice } from '../forms/form-notice.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useBoot, useTexts } from '../page/contexts.ts';
import styles from './rfq.module.css';
import { type RfqLabels, rfqField } from './rfq-field.ts';
import type { RfqFlow } from './use-rfq.ts';

/** The second step: quantity, destination and the address for replies. D-50 */
export function QuantityStep({ flow, labels }: { flow: RfqFlow; labels: RfqLabels }) {
  const texts = useTexts();
  const { view } = flow;
  const fieldOf = rfqField(flow, labels);
  return (
    <div className={`${styles.fields} ${styles.pairs}`}>
      <TextField {...fieldOf('quantity')} type="text" inputMode="numeric" autoComplete="off" optional />
      <SelectField
        {...fieldOf('unit')}
        optional
        choices={view.units.map((unit) => ({ value: unit, name: unitName(texts, unit) }))}
      />
      <div className={styles.wide}>
        <CountryField flow={flow} field={fieldOf('countryId')} />
      </div>
      <div className={styles.wide}>
        <TextField
          {...fieldOf('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          help={texts.text('rfq.email.why')}
        />
      </div>
    </div>
  );
}

interface CountryFieldProps {
  readonly flow: RfqFlow;
  readonly field: Omit<Parameters<typeof SelectField>[0], 'choices' | 'autoComplete'>;
}

/** The names are in the page's language and sorted in its order. */
function CountryField({ flow: { view, send }, field }: CountryFieldProps) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const again = (
    <button type="button" className="button" onClick={() => send({ type: 'retry.requested' })}>
      {text('page.tryAgain')}
    </button>
  );
  const choices = useMemo(() => {
    const { countryName } = getFormat(lang);
    return view.countries
      .map(({ id, code2, enName }) => ({ value: id, name: countryName(code2) || enName }))
      .sort((one, other) => one.name.localeCompare(other.name, lang));
  }, [view.countries, lang]);
  return (
    <>
      <SelectField {...field} autoComplete="country" choices={choices} />
      {view.canRetry ? (
        <FormNotice kind="failure" role="alert" action={again}>
          {text('rfq.country.failed')}
        </FormNotice>
      ) : null}
    </>
  );
}
