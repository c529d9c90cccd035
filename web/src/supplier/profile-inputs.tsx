import { toDisplayText } from '@fairhall/core/contract/error-message';
import {
  PROFILE_FIELDS,
  type ProfileField,
  type ProfileFieldRow,
  type ProfileGroup,
  profileFieldsIn,
} from '@fairhall/core/contract/supplier/profile-fields';
import { BUSINESS_TYPES, DAY_MINUTES } from '@fairhall/core/contract/supplier/profile-limits';
import type { MessageKey } from '@fairhall/core/messages';
import { getLanguage, isLanguageCode, LANGUAGE_LIST } from '@fairhall/core/site/languages';
import { FieldProblem } from '../forms/field-frame.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { TextAreaField, TextField } from '../forms/text-field.tsx';
import { useTexts } from '../page/contexts.ts';
import { FieldLines } from '../supplier-site/field-lines.tsx';
import styles from './profile.module.css';
import { type ProfileProps, useProfileField } from './profile-field.ts';

interface FieldLook {
  readonly label: MessageKey;
  readonly help?: MessageKey;
  /** The number of rows of a multi-line text. */
  readonly rows?: number;
  /** Takes half the width, beside another such field. */
  readonly isHalf?: boolean;
}

/** How each field is displayed. The order comes from the table `PROFILE_FIELDS`. */
const FIELD_LOOKS: Readonly<Record<ProfileField, FieldLook>> = {
  name: { label: 'supplierProfile.name' },
  province: { label: 'supplierProfile.province' },
  mainProducts: { label: 'supplierProfile.mainProducts', help: 'supplierProfile.mainProducts.help', rows: 4 },
  about: { label: 'supplierProfile.about', rows: 7 },
  businessType: { label: 'supplierProfile.businessType' },
  established: { label: 'supplierProfile.established', isHalf: true },
  employees: { label: 'supplierProfile.employees', isHalf: true },
  email: { label: 'supplierProfile.email', help: 'supplierProfile.email.help' },
  lang: { label: 'supplierProfile.lang' },
  timeZone: { label: 'supplierProfile.timeZone' },
  days: { label: 'supplierProfile.days' },
  opens: { label: 'supplierProfile.opens', isHalf: true },
  closes: { label: 'supplierProfile.closes', isHalf: true },
};

const isHalf = (name: ProfileField): boolean => FIELD_LOOKS[name].isHalf === true;

/** All fields of the given groups. */
export function ProfileInputs({ groups, view, send }: ProfileProps & { readonly groups: readonly ProfileGroup[] }) {
  return (
    <FieldLines names={profileFieldsIn(...groups)} isHalf={isHalf} className={styles.pair}>
      {(name) => <ProfileInput name={name} view={view} send={send} />}
    </FieldLines>
  );
}

type InputProps = ProfileProps & { readonly name: ProfileField };

/** The input for one field, by its kind. */
function ProfileInput({ name, view, send }: InputProps) {
  const { text } = useTexts();
  const field = useProfileField(send);
  const row: ProfileFieldRow = PROFILE_FIELDS[name];
  const look = FIELD_LOOKS[name];
  const fieldView = view.fields[name];
  const words = { label: text(look.label), optional: !row.required };
  const help = look.help === undefined ? {} : { help: text(look.help) };
  switch (row.kind) {
    case 'text':
    case 'email':
      if (look.rows !== undefined) return <TextAreaField {...help} {...field(fieldView)} {...words} rows={look.rows} />;
      return (
        <TextField {...help} {...field(fieldView)} {...words} type={row.kind} inputMode={row.kind} autoComplete="off" />
      );
    case 'productNames':
      return (
        <TextAreaField
          {...help}
          {...field(fieldView, (value) => value.replaceAll('\n', ', '))}
          {...words}
          rows={look.rows ?? 4}
        />
      );
    case 'year':
    case 'headcount':
      return (
        <TextField {...help} {...field(fieldView)} {...words} type="text" inputMode="numeric" autoComplete="off" />
      );
    case 'businessType': {
      const types = BUSINESS_TYPES.map((type) => ({ value: type, name: text(`supplier.type.${type}`) }));
      const nameOf = (value: string) => types.find((type) => type.value === value)?.name ?? value;
      return <SelectField {...help} {...field(fieldView, nameOf)} {...words} choices={types} />;
    }
    case 'language': {
      const languages = [
        { value: '', name: text('supplierProfile.lang.none') },
        ...LANGUAGE_LIST.map(({ code, nativeName }) => ({ value: code, name: nativeName })),
      ];
      const nameOf = (code: string) => (isLanguageCode(code) ? getLanguage(code).nativeName : code);
      return <SelectField {...help} {...field(fieldView, nameOf)} {...words} choices={languages} />;
    }
    case 'timeZone': {
      const zones = view.timeZones.map((zone) => ({ value: zone, name: zone.replaceAll('_', ' ') }));
      return <SelectField {...help} {...field(fieldView)} {...words} choices={zones} />;
    }
    case 'weekdays':
      return <DayPicker name={name} view={view} send={send} />;
    case 'opening':
    case 'closing':
      return <SelectField {...help} {...field(fieldView, timeOf)} {...words} choices={listTimes(fieldView.value)} />;
  }
}

const DAY_NUMBERS = [1, 2, 3, 4, 5, 6, 7] as const;

function DayPicker({ name, view, send }: InputProps) {
  const texts = useTexts();
  const { text } = texts;
  const { value, message, theirs } = view.fields[name];
  const formatDays = (days: string) => [...days].map((day) => text(`supplierProfile.day.${day as '1'}`)).join(', '); // 1 to 7
  return (
    <fieldset className={styles.days} aria-invalid={message !== null} data-field={name}>
      <legend>{text(FIELD_LOOKS[name].label)}</legend>
      {DAY_NUMBERS.map((day) => (
        <label key={day}>
          <input
            type="checkbox"
            name={name}
            checked={value.includes(String(day))}
            onChange={() => send({ type: 'day.toggled', day })}
          />
          {text(`supplierProfile.day.${day}`)}
        </label>
      ))}
      {message === null ? null : <FieldProblem>{toDisplayText(texts, message)}</FieldProblem>}
      {theirs === null ? null : <p className="meta">{text('supplierProfile.theirs', { value: formatDays(theirs) })}</p>}
    </fieldset>
  );
}

/** The interval between selectable times, in minutes. */
const STEP = 30;

/** Formats minutes after midnight, for example as 09:30. */
function timeOf(minutes: string): string {
  const all = Number(minutes);
  const formatTwoDigits = (value: number) => String(value).padStart(2, '0');
  return `${formatTwoDigits(Math.floor(all / 60))}:${formatTwoDigits(all % 60)}`;
}

/** Returns every half hour of a day, and the chosen time if it is not among them. */
function listTimes(chosen: string): { value: string; name: string }[] {
  const steps = Array.from({ length: DAY_MINUTES / STEP + 1 }, (_, at) => at * STEP);
  const minutes = [...new Set([...steps, Number(chosen)])].sort((one, other) => one - other);
  return minutes.map((minute) => ({ value: String(minute), name: timeOf(String(minute)) }));
}
