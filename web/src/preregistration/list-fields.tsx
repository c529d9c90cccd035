import { formatFor } from '@fairhall/core/site/format';
import { useMemo } from 'react';
import type { FieldProps } from '../forms/field-frame.tsx';
import { FormNotice } from '../forms/form-notice.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { useBoot, useTexts } from '../page/contexts.ts';
import { jobWord } from './option-words.ts';
import type { PreregFormFlow } from './use-preregistration.ts';

/** A country, in the page's language and its order. */
export function CountryField({ flow: { view, send }, ...field }: FieldProps & { readonly flow: PreregFormFlow }) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const choices = useMemo(() => {
    const { countryName } = formatFor(lang);
    const named = view.countries.map(({ id, code2, enName }) => ({ value: id, name: countryName(code2) || enName }));
    return [
      { value: '', name: text('preregistration.choose') },
      ...named.sort((one, other) => one.name.localeCompare(other.name, lang)),
    ];
  }, [view.countries, lang, text]);
  const again = (
    <button type="button" className="button" onClick={() => send({ type: 'retry.requested' })}>
      {text('page.tryAgain')}
    </button>
  );
  return (
    <div>
      <SelectField {...field} autoComplete="country" choices={choices} />
      {view.canRetry && field.name === 'countryId' ? (
        <FormNotice kind="failure" role="alert" action={again}>
          {text('preregistration.country.failed')}
        </FormNotice>
      ) : null}
    </div>
  );
}

/** What somebody does in the company. */
export function TitleField({ codes, ...field }: FieldProps & { readonly codes: readonly string[] }) {
  const { text } = useTexts();
  const choices = [
    { value: '', name: text('preregistration.choose') },
    ...codes.map((code) => ({ value: code, name: jobWord(text, code) })),
  ];
  return <SelectField {...field} choices={choices} />;
}
