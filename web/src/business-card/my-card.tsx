import { ACCOUNT_CARD, type AccountCardName } from '@fairhall/core/business-card/account-card';
import { type HTMLInputAutoCompleteAttribute, useRef } from 'react';
import { CardFields } from '../forms/card-fields.tsx';
import { DetailsForm } from '../forms/details-form.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { TextField } from '../forms/text-field.tsx';
import { type DetailsFlow, getDetailsFieldProps, useDetailsForm } from '../forms/use-details-form.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import { CardSharing } from './card-sharing.tsx';
import styles from './my-card.module.css';
import type { MyCardData } from './my-card-data.ts';

const SCOPE = 'card';
/** The keyboard that a phone shows. */
const INPUT_MODES = { contactName: 'text', company: 'text', email: 'email', mobile: 'tel' } as const;

/** The buyer's own business card, to view and edit. */
export function MyCardPage({ data: { card, cdpId, countries } }: { data: MyCardData }) {
  const { text } = useTexts();
  const boot = useBoot();
  const root = useRef<HTMLFormElement>(null);
  const flow = useDetailsForm<AccountCardName>({
    scope: SCOPE,
    opening: { kind: ACCOUNT_CARD, initialValues: card.values, cards: card.cards },
    root,
    open: async (ports) => {
      const [{ openFrontGateway }, { openAccountCard }] = await Promise.all([
        loadModule(() => import('../page/front-gateway.ts')),
        loadModule(() => import('@fairhall/core/business-card/account-card.page')),
      ]);
      return openAccountCard({ ...ports, front: openFrontGateway(boot, ports) }, card);
    },
  });
  return (
    <div className={styles.page} data-page="myCard">
      <h1 className="hidden">{text('businessCard.own.title')}</h1>
      <p>{text('businessCard.own.lead')}</p>
      <DetailsForm
        root={root}
        flow={flow}
        name={SCOPE}
        save={text('businessCard.own.save')}
        saved={text('businessCard.own.saved')}
      >
        <CardFields cards={flow.view.cards} send={flow.send} />
        <Line flow={flow} name="contactName" autoComplete="name" />
        <Line flow={flow} name="company" autoComplete="organization" />
        <Line flow={flow} name="email" autoComplete="email" />
        <Line flow={flow} name="mobile" autoComplete="tel" help={text('businessCard.mobile.help')} />
        {countries.length === 0 ? null : (
          <SelectField
            {...getDetailsFieldProps(flow, SCOPE, 'countryId')}
            optional
            label={text('businessCard.field.countryId')}
            autoComplete="country"
            choices={[{ value: '', name: text('businessCard.field.countryId.none') }, ...countries]}
          />
        )}
      </DetailsForm>
      <div className={styles.share}>
        <CardSharing cdpId={cdpId} />
      </div>
    </div>
  );
}

interface LineProps {
  readonly flow: DetailsFlow<AccountCardName>;
  readonly name: Exclude<AccountCardName, 'countryId'>;
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  readonly help?: string;
}

function Line({ flow, name, autoComplete, help = '' }: LineProps) {
  const { text } = useTexts();
  return (
    <TextField
      {...getDetailsFieldProps(flow, SCOPE, name)}
      optional={name !== 'contactName'}
      label={text(`businessCard.field.${name}`)}
      help={help}
      type={name === 'email' ? 'email' : 'text'}
      inputMode={INPUT_MODES[name]}
      autoComplete={autoComplete}
    />
  );
}
