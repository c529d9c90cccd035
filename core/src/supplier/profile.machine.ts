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
  /** A weekday by ISO 8601, in or out. */
  | { readonly type: 'day.toggled'; readonly day: number }
  /** The language whose words are shown. */
  | { readonly type: 'language.selected'; readonly lang: string }
  | { readonly type: 'form.submitted' }
  | { readonly type: 'retry.requested' };

interface ProfileOpening {
  /** When the page was opened, in epoch milliseconds. */
  readonly now: number;
}

export interface ProfileContext extends ProfileOpening, EditFormContext<Profile, Values> {
  /** What fields that were looked at have wrong; null for right ones. */
  readonly failures: Readonly<Record<string, Failure | null>>;
  /** What somebody else saved in fields that were changed here too. */
  readonly theirs: Values;
  /** Somebody else has saved meanwhile, and what was typed here is not saved yet. */
  readonly isMerged: boolean;
  readonly lang: string;
}

type Change = Partial<ProfileContext>;
type SaveInput = InputOf<typeof supplierProfile.save>;
interface SaveAnswer {
  readonly version: string;
}

/** What a supplier shows of itself, read by all its people and written by those who manage. D-52 D-65 */
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

/** What was read, below what was typed before somebody else saved. */
function applyRecord({ record: base, values, isMerged }: ProfileContext, profile: Profile): Change {
  const read = toValues(profile);
  if (base === null || !isMerged) return { values: read, theirs: {}, failures: {} };
  return mergeValues(toValues(base), values, read);
}

/** What was typed while it was saved stays, and is not saved yet. */
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

/** A field that showed a mistake is looked at while it is typed in. */
function applyTyped({ values: before, failures, now }: ProfileContext, name: string, value: string): Change {
  const values = { ...before, [name]: value };
  if (!failures[name]) return { values };
  return { values, failures: { ...failures, [name]: getFieldFailure(values, name, now, 'change') } };
}

/** An empty field that was never looked at shows nothing when it is left. */
function applyBlurred({ values, failures, now }: ProfileContext, name: string): Change {
  if (values[name] === '' && failures[name] === undefined) return {};
  return { failures: { ...failures, [name]: getFieldFailure(values, name, now, 'blur') } };
}

/** The language of the first wrong field is shown. */
function revealErrors(context: ProfileContext): Change {
  const [, lang = context.lang] = (findFirstInvalid(context) ?? '').split('.');
  return { failures: Object.fromEntries(findAllFailures(context)), lang };
}

function toggleDay(days: string, day: number): string {
  const sign = String(day);
  return [...(days.includes(sign) ? days.replace(sign, '') : days + sign)].sort().join('');
}
