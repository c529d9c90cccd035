import type { InputOf } from '../contract/call.ts';
import type { Profile, supplierProfile } from '../contract/supplier/profile-calls.ts';
import { type EditFormDefinition, provideEditForm } from '../forms/edit-form.machine.ts';
import { type EditFormContext, initialEditForm } from '../forms/edit-form.ts';
import type { Failure } from '../forms/rule.ts';
import type { SupplierPorts } from '../supplier-login/ports.ts';
import { createSupplierSession } from '../supplier-login/session.ts';
import { mergeValues, toSaveInput, toValues, type Values } from './profile.form.ts';
import { findAllFailures, findFirstInvalid, getFieldFailure } from './profile.rules.ts';

export type ProfileEvent =
  | { readonly type: 'field.changed'; readonly name: string; readonly value: string }
  | { readonly type: 'field.blurred'; readonly name: string }
  /** Adds or removes a weekday, by its ISO 8601 number. */
  | { readonly type: 'day.toggled'; readonly day: number }
  /** The language whose texts are shown. */
  | { readonly type: 'language.selected'; readonly lang: string }
  | { readonly type: 'form.submitted' }
  | { readonly type: 'retry.requested' };

interface ProfileOpening {
  /** When the page was opened, in epoch milliseconds. */
  readonly now: number;
}

export interface ProfileContext extends ProfileOpening, EditFormContext<Profile, Values> {
  /** Failures of the fields that have been checked; null for valid ones. */
  readonly failures: Readonly<Record<string, Failure | null>>;
  /** Values that somebody else saved in fields that were changed here too. */
  readonly theirs: Values;
  /** Whether somebody else has saved meanwhile and the values typed here are not yet saved. */
  readonly isMerged: boolean;
  readonly lang: string;
}

type Change = Partial<ProfileContext>;
type SaveInput = InputOf<typeof supplierProfile.save>;
interface SaveAnswer {
  readonly version: string;
}

/**
 * The public profile of a supplier: all its people can read it, and those with the right to manage can change it. D-52
 * D-65
 */
const profileForm: EditFormDefinition<
  ProfileEvent,
  ProfileOpening,
  Profile,
  Values,
  ProfileContext,
  SaveInput,
  SaveAnswer
> = {
  id: 'supplierProfile',
  initial: ({ now }) => ({
    ...initialEditForm<Values>({}),
    now,
    failures: {},
    theirs: {},
    isMerged: false,
    lang: 'en',
  }),
  applyRecord,
  edits: {
    'field.changed': ({ name, value }, context) => applyTyped(context, name, value),
    'day.toggled': ({ day }, context) => applyTyped(context, 'days', toggleDay(context.values.days ?? '', day)),
  },
  looks: {
    'field.blurred': ({ name }, context) => applyBlurred(context, name),
    'language.selected': ({ lang }) => ({ lang }),
  },
  isComplete: (context) => findFirstInvalid(context) === undefined,
  revealErrors,
  toRequest: ({ record, values }) => toSaveInput(values, requireRecord(record)),
  applyAnswer,
  isOutdatedBy: ({ code }) => code === '409',
  outdated: { isMerged: true },
};

/** Binds the profile to the gateway. */
export function provideProfile({ supplierGateway: { supplierProfile }, storage, ids, bugs }: SupplierPorts) {
  return provideEditForm(
    profileForm,
    {
      load: (_, signal) => supplierProfile.read({}, { signal, fresh: true, handled: true }),
      save: (data, options) => supplierProfile.save(data, options),
    },
    { session: createSupplierSession(storage), ids, bugs },
  );
}

function requireRecord(record: Profile | null): Profile {
  if (record === null) throw new Error('nothing is saved before it was read');
  return record;
}

/** Applies the loaded profile, under the values typed here before somebody else saved. */
function applyRecord({ record: base, values, isMerged }: ProfileContext, profile: Profile): Change {
  const read = toValues(profile);
  if (base === null || !isMerged) return { values: read, theirs: {}, failures: {} };
  return mergeValues(toValues(base), values, read);
}

/** Applies the response of a save; values typed during the save stay and remain unsaved. */
function applyAnswer({ record, values, sent }: ProfileContext, { version }: SaveAnswer): Change {
  const before = requireRecord(record);
  const base = sent ?? values;
  const { version: _, ...data } = toSaveInput(base, before);
  const present: Profile = { ...before, ...data, version };
  return {
    record: present,
    values: mergeValues(base, values, toValues(present)).values,
    failures: {},
    theirs: {},
    isMerged: false,
  };
}

/** Returns the change for a typed value; a field that showed an error is checked while it is typed. */
function applyTyped({ values: before, failures, now }: ProfileContext, name: string, value: string): Change {
  const values = { ...before, [name]: value };
  if (!failures[name]) return { values };
  return { values, failures: { ...failures, [name]: getFieldFailure(values, name, now, 'change') } };
}

/** Returns the change for a field that lost focus; an empty field that was never checked shows no error. */
function applyBlurred({ values, failures, now }: ProfileContext, name: string): Change {
  if (values[name] === '' && failures[name] === undefined) return {};
  return { failures: { ...failures, [name]: getFieldFailure(values, name, now, 'blur') } };
}

/** Shows the failures, and the language of the first invalid field. */
function revealErrors(context: ProfileContext): Change {
  const [, lang = context.lang] = (findFirstInvalid(context) ?? '').split('.');
  return { failures: Object.fromEntries(findAllFailures(context)), lang };
}

function toggleDay(days: string, day: number): string {
  const sign = String(day);
  return [...(days.includes(sign) ? days.replace(sign, '') : days + sign)].sort().join('');
}
