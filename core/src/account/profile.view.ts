import type { SnapshotFrom } from 'xstate';
import { errorMessage, type ShownMessage } from '../contract/error-message.ts';
import { type FieldView, fieldOf, fieldView } from '../forms/field.ts';
import { type SubmitPhase, type SubmitView, submitView, waitingSubmit } from '../forms/submit.view.ts';
import type { ProfileEvent, profileMachine } from './profile.machine.ts';
import {
  firstProfile,
  isProfileRight,
  leftProfile,
  type Profile,
  type ProfileContext,
  type ProfileName,
  refusedProfile,
  typedProfile,
  wrongField,
} from './profile.ts';

export interface ProfileView {
  readonly busy: boolean;
  readonly submit: SubmitView;
  readonly fields: Readonly<Record<ProfileName, FieldView>>;
  /** Where to put the focus when `refusals` has grown. */
  readonly focus: ProfileName | null;
  readonly refusals: number;
  /** What stands there is kept. */
  readonly saved: boolean;
  readonly message: ShownMessage | null;
}

/** */
export const profileView = (snapshot: SnapshotFrom<typeof profileMachine>): ProfileView =>
  viewOf(snapshot.context, phaseOf(snapshot));

/** The form before its flow is loaded. */
export const profileStart = (profile: Profile): ProfileView => viewOf(firstProfile(profile), 'ready');

/** That view after an event that came before the flow. */
export function profileEcho(view: ProfileView, event: ProfileEvent): ProfileView {
  if (view.submit.busy) return view;
  const { nickname, companyName, jobTitle, companyWebsite, countryId } = view.fields;
  const context: ProfileContext = {
    fields: {
      nickname: fieldOf(nickname),
      companyName: fieldOf(companyName),
      jobTitle: fieldOf(jobTitle),
      companyWebsite: fieldOf(companyWebsite),
      countryId: fieldOf(countryId),
    },
    ...{ key: null, refusals: view.refusals, saved: view.saved, error: null },
  };
  const after = (change: Partial<ProfileContext>, phase: SubmitPhase = 'ready') =>
    viewOf({ ...context, ...change }, phase);
  switch (event.type) {
    case 'field.changed':
      return after(typedProfile(context, event.name, event.value));
    case 'field.blurred':
      return after(leftProfile(context, event.name));
    case 'form.submitted':
      return isProfileRight(context) ? after({}, 'quiet') : after(refusedProfile(context));
  }
}

/** That view once a press has waited for the flow. */
export const profileWaiting = (view: ProfileView): ProfileView => ({ ...view, submit: waitingSubmit(view.submit) });

function viewOf({ fields, refusals, saved, error }: ProfileContext, phase: SubmitPhase): ProfileView {
  return {
    busy: phase !== 'ready',
    submit: submitView(phase),
    fields: {
      nickname: fieldView(fields.nickname),
      companyName: fieldView(fields.companyName),
      jobTitle: fieldView(fields.jobTitle),
      companyWebsite: fieldView(fields.companyWebsite),
      countryId: fieldView(fields.countryId),
    },
    focus: refusals > 0 ? wrongField(fields) : null,
    refusals,
    saved,
    message: error && errorMessage(error),
  };
}

function phaseOf(snapshot: SnapshotFrom<typeof profileMachine>): SubmitPhase {
  if (snapshot.matches({ saving: 'loading' })) return 'loading';
  return snapshot.matches('saving') ? 'quiet' : 'ready';
}
