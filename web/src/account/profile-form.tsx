import { PROFILE_FIELDS, type ProfileName } from '@fairhall/core/account/profile';
import type { ProfileEvent } from '@fairhall/core/account/profile.machine';
import { type ProfileView, profileEcho, profileStart, profileWaiting } from '@fairhall/core/account/profile.view';
import { type FormEvent, type HTMLInputAutoCompleteAttribute, type RefObject, useEffect, useRef } from 'react';
import { FormFailure, FormNotice } from '../forms/form-notice.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import { takeOver, useRefusal } from '../forms/use-form.ts';
import { useLogin } from '../login/use-login.ts';
import { useTexts } from '../page/contexts.ts';
import { type UsedFlow, useFlow } from '../page/use-flow.ts';
import styles from './own.module.css';
import type { OwnData } from './own-data.ts';

type ProfileFormProps = Pick<OwnData, 'profile' | 'countries'>;
type ProfileFlow = UsedFlow<ProfileView, ProfileEvent>;

/** What a buyer tells of itself. The header follows its name.  */
export function ProfileForm({ profile, countries }: ProfileFormProps) {
  const { text } = useTexts();
  const root = useRef<HTMLFormElement>(null);
  const flow = useProfile(profile, root);
  const { view, send } = flow;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'form.submitted' });
  };
  return (
    <section className={styles.part}>
      <h2>{text('me.profile')}</h2>
      <form ref={root} className={styles.form} method="post" noValidate onSubmit={onSubmit} data-form="profile">
        <noscript>
          <FormNotice kind="limit">{text('form.noscript')}</FormNotice>
        </noscript>
        <Line flow={flow} name="nickname" autoComplete="name" help={text('me.profile.nickname.help')} />
        <Line flow={flow} name="companyName" autoComplete="organization" />
        <Line flow={flow} name="jobTitle" autoComplete="organization-title" />
        <Line flow={flow} name="companyWebsite" autoComplete="url" />
        <Countries flow={flow} countries={countries} />
        <FormFailure message={view.message} />
        <p role="status" className={styles.saved}>
          {view.saved ? text('me.profile.saved') : ''}
        </p>
        <SubmitButton view={view.submit}>{text('me.profile.save')}</SubmitButton>
      </form>
    </section>
  );
}

const fieldOf = ({ view, send }: ProfileFlow, name: ProfileName) => ({
  name: `profile-${name}`,
  field: view.fields[name],
  onType: (value: string) => send({ type: 'field.changed', name, value }),
  onLeave: () => send({ type: 'field.blurred', name }),
  optional: true,
});

interface LineProps {
  readonly flow: ProfileFlow;
  readonly name: Exclude<ProfileName, 'countryId'>;
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  readonly help?: string;
}

function Line({ flow, name, autoComplete, help = '' }: LineProps) {
  const { text } = useTexts();
  return (
    <TextField
      {...fieldOf(flow, name)}
      label={text(`me.profile.${name}`)}
      help={help}
      type="text"
      inputMode={name === 'companyWebsite' ? 'email' : 'text'}
      autoComplete={autoComplete}
    />
  );
}

/** Without the list there is nothing to choose from, and what was told stays. */
function Countries({ flow, countries }: { flow: ProfileFlow } & Pick<OwnData, 'countries'>) {
  const { text } = useTexts();
  if (countries.length === 0) return null;
  const choices = [{ value: '', name: text('me.profile.countryId.none') }, ...countries];
  return (
    <SelectField
      {...fieldOf(flow, 'countryId')}
      label={text('me.profile.countryId')}
      autoComplete="country"
      choices={choices}
    />
  );
}

function useProfile(profile: OwnData['profile'], root: RefObject<HTMLElement | null>): ProfileFlow {
  const login = useLogin();
  const flow = useFlow<ProfileView, ProfileEvent>({
    start: profileStart(profile),
    echo: profileEcho,
    isRequest: ({ type }) => type === 'form.submitted',
    waiting: profileWaiting,
    open: async (ports) => (await import('@fairhall/core/account/profile.page')).openProfile(ports, profile),
  });
  const { view, send } = flow;
  useEffect(() => {
    for (const name of PROFILE_FIELDS)
      takeOver(root.current, [`profile-${name}`], (_, value) => {
        if (value !== view.fields[name].value) send({ type: 'field.changed', name, value });
      });
    // Once, when the page begins; what is typed afterwards is told as it is typed.
  }, []);
  useRefusal(view.refusals, view.focus && `profile-${view.focus}`, root);
  useEffect(() => {
    if (view.saved) void login?.send({ type: 'user.changed' });
  }, [view.saved, login]);
  return flow;
}
