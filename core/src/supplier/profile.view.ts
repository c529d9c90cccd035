import type { SnapshotFrom } from 'xstate';
import { errorMessage, type ShownMessage } from '../contract/error-message.ts';
import type { Profile } from '../contract/supplier/profile-calls.ts';
import type { FieldView } from '../forms/field.ts';
import type { Failure } from '../forms/rule.ts';
import { type SubmitPhase, type SubmitView, submitView } from '../forms/submit.view.ts';
import { isWritten, PLAIN, WORDS, wordsField } from './profile.form.ts';
import { firstWrong, type profileMachine } from './profile.machine.ts';

/** A field and what somebody else has saved in it meanwhile; null where nobody has. */
export interface ProfileFieldView extends FieldView {
  readonly name: string;
  readonly theirs: string | null;
}

type WordsName = (typeof WORDS)[number];
type PlainName = (typeof PLAIN)[number];

export interface ProfileView {
  readonly busy: boolean;
  readonly state: 'loading' | 'visitor' | 'shown' | 'failed';
  readonly canEdit: boolean;
  /** The language whose words are shown, and those it may be written in. */
  readonly lang: string;
  readonly languages: readonly { readonly code: string; readonly isWritten: boolean; readonly isWrong: boolean }[];
  readonly words: Readonly<Record<WordsName, ProfileFieldView>>;
  readonly plain: Readonly<Record<PlainName, ProfileFieldView>>;
  readonly timeZones: readonly string[];
  /** What staff have set and checked; null until it was read. */
  readonly checked: Pick<Profile, 'countryCode' | 'light' | 'proofs' | 'reply'> | null;
  readonly submit: SubmitView;
  /** Somebody else has saved meanwhile; nothing of this form is saved yet. */
  readonly isMerged: boolean;
  readonly isSaved: boolean;
  readonly refusals: number;
  /** The first wrong field. */
  readonly focus: string | null;
  readonly message: ShownMessage | null;
}

type Snapshot = SnapshotFrom<typeof profileMachine>;

/** D-52 D-65 */
export function profileView(snapshot: Snapshot): ProfileView {
  const { profile, lang, isMerged, isSaved, refusals, error } = snapshot.context;
  return {
    busy: snapshot.hasTag('busy'),
    state: stateOf(snapshot),
    canEdit: profile?.canEdit ?? false,
    lang,
    languages: languagesOf(snapshot),
    words: named(WORDS, (word) => fieldOf(snapshot, wordsField(word, lang))),
    plain: named(PLAIN, (name) => fieldOf(snapshot, name)),
    timeZones: profile?.timeZones ?? [],
    checked: profile,
    submit: submitView(phaseOf(snapshot)),
    ...{ isMerged, isSaved, refusals },
    focus: firstWrong(snapshot.context) ?? null,
    message: error && errorMessage(error),
  };
}

const NO_FIELD: Omit<ProfileFieldView, 'name'> = { value: '', state: 'notValidated', message: null, theirs: null };

/** The page before its flow is loaded. */
export const PROFILE_START: ProfileView = {
  ...{ busy: true, state: 'loading', canEdit: false, lang: 'en', languages: [], timeZones: [], checked: null },
  words: named(WORDS, (name) => ({ ...NO_FIELD, name })),
  plain: named(PLAIN, (name) => ({ ...NO_FIELD, name })),
  ...{ submit: submitView('ready'), isMerged: false, isSaved: false, refusals: 0, focus: null, message: null },
};

function named<Name extends string, Value>(names: readonly Name[], make: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>; // one of each name
}

function fieldOf({ context: { values, failures, theirs } }: Snapshot, name: string): ProfileFieldView {
  const shown = { name, value: values[name] ?? '', theirs: theirs[name] ?? null };
  return { ...shown, ...standing(failures[name]) };
}

function standing(failure: Failure | null | undefined): Pick<FieldView, 'state' | 'message'> {
  if (failure === undefined) return { state: 'notValidated', message: null };
  return failure === null ? { state: 'success', message: null } : { state: failure.type, message: failure.message };
}

function languagesOf({ context: { profile, values, failures } }: Snapshot): ProfileView['languages'] {
  return (profile?.languages ?? []).map((code) => ({
    code,
    isWritten: isWritten(values, code),
    isWrong: WORDS.some((word) => Boolean(failures[wordsField(word, code)])),
  }));
}

/** What was shown stays while it is asked for anew. */
function stateOf(snapshot: Snapshot): ProfileView['state'] {
  if (snapshot.matches('visitor')) return 'visitor';
  if (snapshot.matches('failed')) return 'failed';
  return snapshot.context.profile === null ? 'loading' : 'shown';
}

function phaseOf(snapshot: Snapshot): SubmitPhase {
  if (snapshot.matches({ saving: 'loading' })) return 'loading';
  return snapshot.matches('saving') ? 'quiet' : 'ready';
}
