import type { Profile } from '../contract/supplier/profile-calls.ts';
import type { ProfileField } from '../contract/supplier/profile-fields.ts';
import type { EditFormSnapshot } from '../forms/edit-form.machine.ts';
import { type EditFormView, editContextOf, editFormView } from '../forms/edit-form.view.ts';
import { type FieldView, fieldView } from '../forms/field.ts';
import { getTextFieldName, isWritten, PROFILE_PLAIN_FIELDS, PROFILE_TEXT_FIELDS } from './profile.form.ts';
import type { ProfileContext } from './profile.machine.ts';
import { findFirstInvalid } from './profile.rules.ts';

/** A field, and the value that somebody else has saved in it meanwhile; null if nobody has. */
export interface ProfileFieldView extends FieldView {
  readonly name: string;
  readonly theirs: string | null;
}

export interface ProfileView extends EditFormView {
  /** The language whose texts are shown, and the languages that the profile can have. */
  readonly lang: string;
  readonly languages: readonly { readonly code: string; readonly isWritten: boolean; readonly isInvalid: boolean }[];
  /** The fields, with texts in the shown language. */
  readonly fields: Readonly<Record<ProfileField, ProfileFieldView>>;
  readonly timeZones: readonly string[];
  /** The data that staff have set or checked; null until the profile is loaded. */
  readonly checked: Pick<Profile, 'countryCode' | 'light' | 'proofs' | 'reply'> | null;
  /** Whether somebody else has saved meanwhile and this form is not yet saved. */
  readonly isMerged: boolean;
  /** The first invalid field. */
  readonly focus: string | null;
}

/** Returns the view of the profile. D-52 D-65 */
export function profileView(snapshot: EditFormSnapshot): ProfileView {
  const context = editContextOf<ProfileContext>(snapshot);
  const { record, lang, isMerged } = context;
  return {
    ...editFormView(snapshot),
    lang,
    languages: listLanguages(context),
    fields: {
      ...fromNames(PROFILE_TEXT_FIELDS, (word) => fieldOf(context, getTextFieldName(word, lang))),
      ...fromNames(PROFILE_PLAIN_FIELDS, (name) => fieldOf(context, name)),
    },
    timeZones: record?.timeZones ?? [],
    checked: record,
    isMerged,
    focus: findFirstInvalid(context) ?? null,
  };
}

function fromNames<Name extends string, Value>(names: readonly Name[], make: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>; // one entry for each name
}

function fieldOf({ values, failures, theirs }: ProfileContext, name: string): ProfileFieldView {
  const value = values[name] ?? '';
  const failure = failures[name];
  const view = fieldView(failure === undefined ? { value } : { value, failure });
  return { ...view, name, theirs: theirs[name] ?? null };
}

function listLanguages({ record, values, failures }: ProfileContext): ProfileView['languages'] {
  return (record?.languages ?? []).map((code) => ({
    code,
    isWritten: isWritten(values, code),
    isInvalid: PROFILE_TEXT_FIELDS.some((word) => Boolean(failures[getTextFieldName(word, code)])),
  }));
}
