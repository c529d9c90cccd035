import { PROFILE, type ProfileName } from '@fairhall/core/account/profile';
import { type HTMLInputAutoCompleteAttribute, useEffect, useRef } from 'react';
import { DetailsForm } from '../forms/details-form.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { TextField } from '../forms/text-field.tsx';
import { type DetailsFlow, getDetailsFieldProps, useDetailsForm } from '../forms/use-details-form.ts';
import { useLogin } from '../login/use-login.ts';
import { useTexts } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import type { AccountData } from './account-data.ts';
import styles from './account-page.module.css';

type ProfileFormProps = Pick<AccountData, 'profile' | 'countries'>;
type ProfileFlow = DetailsFlow<ProfileName>;

const SCOPE = 'profile';

/** The buyer's profile. The header updates when the name changes.  */
export function ProfileForm({ profile, countries }: ProfileFormProps) {
  const { text } = useTexts();
  const login = useLogin();
  const root = useRef<HTMLFormElement>(null);
  const flow = useDetailsForm<ProfileName>({
    scope: SCOPE,
    opening: { kind: PROFILE, initialValues: profile },
    root,
    open: async (ports) =>
      (await loadModule(() => import('@fairhall/core/account/profile.page'))).openProfile(ports, profile),
  });
  const { saved } = flow.view;
  useEffect(() => {
    if (saved) void login?.send({ type: 'user.changed' });
  }, [saved, login]);
  return (
    <section className={styles.part}>
      <h2>{text('me.profile')}</h2>
      <DetailsForm root={root} flow={flow} name={SCOPE} save={text('me.profile.save')} saved={text('me.profile.saved')}>
        <Line flow={flow} name="nickname" autoComplete="name" help={text('me.profile.nickname.help')} />
        <Line flow={flow} name="companyName" autoComplete="organization" />
        <Line flow={flow} name="jobTitle" autoComplete="organization-title" />
        <Line flow={flow} name="companyWebsite" autoComplete="url" />
        <CountryField flow={flow} countries={countries} />
      </DetailsForm>
    </section>
  );
}

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
      {...getDetailsFieldProps(flow, SCOPE, name)}
      optional
      label={text(`me.profile.${name}`)}
      help={help}
      type="text"
      inputMode={name === 'companyWebsite' ? 'email' : 'text'}
      autoComplete={autoComplete}
    />
  );
}

/** Hidden if the list of countries is missing; the stored country then stays unchanged. */
function CountryField({ flow, countries }: { flow: ProfileFlow } & Pick<AccountData, 'countries'>) {
  const { text } = useTexts();
  if (countries.length === 0) return null;
  const choices = [{ value: '', name: text('me.profile.countryId.none') }, ...countries];
  return (
    <SelectField
      {...getDetailsFieldProps(flow, SCOPE, 'countryId')}
      optional
      label={text('me.profile.countryId')}
      autoComplete="country"
      choices={choices}
    />
  );
}
