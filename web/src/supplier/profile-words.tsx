import { BUSINESS_TYPES } from '@fairhall/core/contract/supplier/profile-limits';
import { isLanguageCode, languageOf } from '@fairhall/core/site/languages';
import type { ProfileView } from '@fairhall/core/supplier/profile.view';
import { SelectField } from '../forms/select-field.tsx';
import { LongTextField, TextField } from '../forms/text-field.tsx';
import { useTexts } from '../page/contexts.ts';
import styles from './profile.module.css';
import { type ProfileProps, useProfileField } from './profile-field.ts';

/** What is written in each language, one of them at a time. */
export function WordsPart({ view, send }: ProfileProps) {
  const { text } = useTexts();
  const field = useProfileField(send);
  const { name, province, mainProducts, about } = view.words;
  const lines = field(mainProducts, (value) => value.replaceAll('\n', ', '));
  return (
    <section className={`panel ${styles.part}`}>
      <h2>{text('supplierProfile.about.title')}</h2>
      <Languages view={view} send={send} />
      <fieldset className={styles.all} disabled={!view.canEdit}>
        <TextField
          {...field(name)}
          label={text('supplierProfile.name')}
          type="text"
          inputMode="text"
          autoComplete="off"
        />
        <TextField
          {...field(province)}
          label={text('supplierProfile.province')}
          type="text"
          inputMode="text"
          autoComplete="off"
        />
        <LongTextField
          help={text('supplierProfile.mainProducts.help')}
          {...lines}
          label={text('supplierProfile.mainProducts')}
          rows={4}
        />
        <LongTextField {...field(about)} label={text('supplierProfile.about')} rows={7} />
      </fieldset>
    </section>
  );
}

/** A language that nothing is written in yet, or that has a mistake, says so. Whoever may only read chooses too. */
function Languages({ view: { lang, languages }, send }: ProfileProps) {
  const { text } = useTexts();
  const labelOf = ({ code, isWritten, isWrong }: ProfileView['languages'][number]) => {
    const language = isLanguageCode(code) ? languageOf(code).nativeName : code;
    if (isWrong) return text('supplierProfile.language.wrong', { language });
    return isWritten ? language : text('supplierProfile.language.none', { language });
  };
  return (
    <SelectField
      name="profile-language"
      label={text('supplierProfile.language')}
      help={text('supplierProfile.language.help')}
      field={{ value: lang, state: 'notValidated', message: null }}
      choices={languages.map((language) => ({ value: language.code, name: labelOf(language) }))}
      onType={(value) => send({ type: 'language.selected', lang: value })}
      onLeave={() => undefined}
    />
  );
}

/** The supplier's own facts. */
export function FactsPart({ view, send }: ProfileProps) {
  const { text } = useTexts();
  const field = useProfileField(send);
  const { businessType, established, employees } = view.plain;
  const types = BUSINESS_TYPES.map((type) => ({ value: type, name: text(`supplier.type.${type}`) }));
  const nameOf = (value: string) => types.find((type) => type.value === value)?.name ?? value;
  return (
    <section className={`panel ${styles.part}`}>
      <h2>{text('supplierProfile.facts.title')}</h2>
      <fieldset className={styles.all} disabled={!view.canEdit}>
        <SelectField {...field(businessType, nameOf)} label={text('supplierProfile.businessType')} choices={types} />
        <div className={styles.pair}>
          <TextField
            {...field(established)}
            label={text('supplierProfile.established')}
            type="text"
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField
            {...field(employees)}
            label={text('supplierProfile.employees')}
            type="text"
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
      </fieldset>
    </section>
  );
}
