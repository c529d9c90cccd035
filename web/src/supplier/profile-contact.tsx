import { shownText } from '@fairhall/core/contract/error-message';
import { DAY_MINUTES } from '@fairhall/core/contract/supplier/profile-limits';
import { isLanguageCode, LANGUAGES, languageOf } from '@fairhall/core/site/languages';
import { FieldProblem } from '../forms/field-frame.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useTexts } from '../page/contexts.ts';
import styles from './profile.module.css';
import { type ProfileProps, useProfileField } from './profile-field.ts';

/** How far apart the times are that can be chosen, in minutes. */
const STEP = 30;
const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** How the supplier is reached, and when somebody is there. */
export function ContactPart({ view, send }: ProfileProps) {
  const { text } = useTexts();
  const field = useProfileField(send);
  const { email, lang, timeZone, opens, closes } = view.plain;
  const languages = [
    { value: '', name: text('supplierProfile.lang.none') },
    ...LANGUAGES.map(({ code, nativeName }) => ({ value: code, name: nativeName })),
  ];
  const languageName = (code: string) => (isLanguageCode(code) ? languageOf(code).nativeName : code);
  return (
    <section className={`panel ${styles.part}`}>
      <h2>{text('supplierProfile.contact.title')}</h2>
      <fieldset className={styles.all} disabled={!view.canEdit}>
        <TextField
          help={text('supplierProfile.email.help')}
          {...field(email)}
          label={text('supplierProfile.email')}
          optional
          type="email"
          inputMode="email"
          autoComplete="off"
        />
        <SelectField {...field(lang, languageName)} label={text('supplierProfile.lang')} optional choices={languages} />
        <SelectField
          {...field(timeZone)}
          label={text('supplierProfile.timeZone')}
          choices={view.timeZones.map((zone) => ({ value: zone, name: zone.replaceAll('_', ' ') }))}
        />
        <Days view={view} send={send} />
        <div className={styles.pair}>
          <SelectField
            {...field(opens, timeOf)}
            label={text('supplierProfile.opens')}
            choices={timesWith(opens.value)}
          />
          <SelectField
            {...field(closes, timeOf)}
            label={text('supplierProfile.closes')}
            choices={timesWith(closes.value)}
          />
        </div>
        <p className="meta">{text('supplierProfile.hours.help')}</p>
      </fieldset>
    </section>
  );
}

function Days({ view, send }: ProfileProps) {
  const texts = useTexts();
  const { text } = texts;
  const { value, message, theirs, name } = view.plain.days;
  const namesOf = (days: string) => [...days].map((day) => text(`supplierProfile.day.${day as '1'}`)).join(', '); // 1 to 7
  return (
    <fieldset className={styles.days} aria-invalid={message !== null} data-field={name}>
      <legend>{text('supplierProfile.days')}</legend>
      {DAYS.map((day) => (
        <label key={day}>
          <input
            type="checkbox"
            name="days"
            checked={value.includes(String(day))}
            onChange={() => send({ type: 'day.toggled', day })}
          />
          {text(`supplierProfile.day.${day}`)}
        </label>
      ))}
      {message === null ? null : <FieldProblem>{shownText(texts, message)}</FieldProblem>}
      {theirs === null ? null : <p className="meta">{text('supplierProfile.theirs', { value: namesOf(theirs) })}</p>}
    </fieldset>
  );
}

/** Minutes after midnight as 09:30. */
function timeOf(minutes: string): string {
  const all = Number(minutes);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(all / 60))}:${two(all % 60)}`;
}

/** Every half hour of a day, and what was chosen otherwise. */
function timesWith(chosen: string): { value: string; name: string }[] {
  const steps = Array.from({ length: DAY_MINUTES / STEP + 1 }, (_, at) => at * STEP);
  const minutes = [...new Set([...steps, Number(chosen)])].sort((one, other) => one - other);
  return minutes.map((minute) => ({ value: String(minute), name: timeOf(String(minute)) }));
}
