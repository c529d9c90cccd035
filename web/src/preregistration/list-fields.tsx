import { getFormat } from '@fairhall/core/site/format';
import { useMemo } from 'react';
import { FormNotice } from '../forms/form-notice.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { useBoot, useTexts } from '../page/contexts.ts';
import type { InputProps } from './input-props.ts';
import { toChoiceText } from './option-words.ts';

/** A country list with names in the page's language, sorted in its order. */
export function CountryField({ flow: { view, send }, ...props }: InputProps) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const choices = useMemo(() => {
    const { countryName } = getFormat(lang);
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
      <SelectField {...props} choices={choices} />
      {view.canRetry && props.name === 'countryId' ? (
        <FormNotice kind="failure" role="alert" action={again}>
          {text('preregistration.country.failed')}
        </FormNotice>
      ) : null}
    </div>
  );
}

/** A select field, for example the visitor's job title. */
export function ListField({ flow: _, ...props }: InputProps) {
  const { text } = useTexts();
  const { name, codes } = props.field;
  const choices = [
    { value: '', name: text('preregistration.choose') },
    ...codes.map((code) => ({ value: code, name: toChoiceText(text, name, code) })),
  ];
  return <SelectField {...props} choices={choices} />;
}
