import { getLanguage, isLanguageCode } from '@fairhall/core/site/languages';
import type { ProfileView } from '@fairhall/core/supplier/profile.view';
import { SelectField } from '../forms/select-field.tsx';
import { useTexts } from '../page/contexts.ts';
import styles from './profile.module.css';
import type { ProfileProps } from './profile-field.ts';
import { ProfileInputs } from './profile-inputs.tsx';

/** The texts that exist in each language, one language at a time. */
export function ProfileTextSection({ view, send }: ProfileProps) {
  const { text } = useTexts();
  return (
    <section className={`panel ${styles.part}`}>
      <h2>{text('supplierProfile.about.title')}</h2>
      <LanguageTabs view={view} send={send} />
      <fieldset className={styles.all} disabled={!view.canEdit}>
        <ProfileInputs groups={['texts']} view={view} send={send} />
      </fieldset>
    </section>
  );
}

/** Marks languages without texts or with invalid ones. Users who may only read can switch languages too. */
function LanguageTabs({ view: { lang, languages }, send }: ProfileProps) {
  const { text } = useTexts();
  const labelOf = ({ code, isWritten, isInvalid }: ProfileView['languages'][number]) => {
    const language = isLanguageCode(code) ? getLanguage(code).nativeName : code;
    if (isInvalid) return text('supplierProfile.language.wrong', { language });
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

/** Facts that the supplier provides. */
export function ProfileFactsSection({ view, send }: ProfileProps) {
  const { text } = useTexts();
  return (
    <section className={`panel ${styles.part}`}>
      <h2>{text('supplierProfile.facts.title')}</h2>
      <fieldset className={styles.all} disabled={!view.canEdit}>
        <ProfileInputs groups={['facts']} view={view} send={send} />
      </fieldset>
    </section>
  );
}

/** The supplier's contact details and business hours. */
export function ContactPart({ view, send }: ProfileProps) {
  const { text } = useTexts();
  return (
    <section className={`panel ${styles.part}`}>
      <h2>{text('supplierProfile.contact.title')}</h2>
      <fieldset className={styles.all} disabled={!view.canEdit}>
        <ProfileInputs groups={['contact', 'hours']} view={view} send={send} />
        <p className="meta">{text('supplierProfile.hours.help')}</p>
      </fieldset>
    </section>
  );
}
