import type { PreregField } from '@fairhall/core/preregistration/layout';
import type { PreregFieldView } from '@fairhall/core/preregistration/preregistration.view';
import { TextField } from '../forms/text-field.tsx';
import { useTexts } from '../page/contexts.ts';
import { TagField } from '../tags/tag-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { CountryField, TitleField } from './list-fields.tsx';
import { MobileField } from './mobile-field.tsx';
import type { PreregFormData } from './prereg-data.ts';
import styles from './preregistration.module.css';
import type { PreregFormFlow } from './use-preregistration.ts';

export type Labels = Readonly<Record<PreregField, string>>;

interface GroupsProps {
  readonly flow: PreregFormFlow;
  readonly labels: Labels;
  readonly data: PreregFormData;
}

/** About the person, about the company, about the visit. The earlier layouts have no such parts. */
const GROUPS = [
  {
    title: 'preregistrationPage.group.person',
    names: ['email', 'contactName', 'jobTitle', 'countryId', 'mobile', 'whatsapp', 'nationalityId'],
  },
  { title: 'preregistrationPage.group.company', names: ['company', 'companyWebsite', 'visitorType'] },
  { title: 'preregistrationPage.group.visit', names: ['participatePurpose', 'quantity'] },
] as const satisfies readonly { readonly title: string; readonly names: readonly PreregField[] }[];

/** The fields of the layout: one after the other in the earlier ones, in three parts in the later ones. D-33 */
export function FieldGroups(props: GroupsProps) {
  const { text } = useTexts();
  const { view } = props.flow;
  const isParted = view.layout === '2023-07' || view.layout === '2024-01';
  if (!isParted) {
    return (
      <div className={styles.fields} data-shape={view.layout === 'h5' ? 'column' : 'pairs'}>
        {view.fields.map((field) => (
          <Field key={field.name} field={field} {...props} />
        ))}
        <Tags {...props} />
      </div>
    );
  }
  return GROUPS.map(({ title, names }, index) => {
    const shown = names.flatMap((name) => view.fields.find((field) => field.name === name) ?? []);
    return (
      <fieldset key={title} className={styles.group}>
        <legend>{text(title)}</legend>
        <div className={styles.fields} data-shape="pairs">
          {shown.map((field) => (
            <Field key={field.name} field={field} {...props} />
          ))}
          {index === GROUPS.length - 1 ? <Tags {...props} /> : null}
        </div>
      </fieldset>
    );
  });
}

type Typed = Pick<Parameters<typeof TextField>[0], 'type' | 'inputMode' | 'autoComplete'> & {
  readonly help?: 'preregistration.email.why' | 'preregistration.phone.help';
};

/** The fields that are typed in. */
const TYPED: Partial<Readonly<Record<PreregField, Typed>>> = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', help: 'preregistration.email.why' },
  contactName: { type: 'text', inputMode: 'text', autoComplete: 'name' },
  company: { type: 'text', inputMode: 'text', autoComplete: 'organization' },
  companyWebsite: { type: 'text', inputMode: 'url', autoComplete: 'url' },
  quantity: { type: 'text', inputMode: 'numeric', autoComplete: 'off' },
  whatsapp: { type: 'text', inputMode: 'tel', autoComplete: 'off', help: 'preregistration.phone.help' },
};

function Field({ field, flow, labels }: GroupsProps & { readonly field: PreregFieldView }) {
  const { text } = useTexts();
  const { name } = field;
  const props = {
    ...{ name, field, label: labels[name], optional: !field.isRequired },
    onType: (value: string) => flow.send({ type: 'field.changed', name, value }),
    onLeave: () => flow.send({ type: 'field.blurred', name }),
  };
  const typed = TYPED[name];
  if (typed !== undefined) {
    const { help, ...kind } = typed;
    return <TextField {...props} {...kind} help={help === undefined ? null : text(help)} />;
  }
  if (name === 'mobile') return <MobileField flow={flow} {...props} />;
  if (name === 'jobTitle') return <TitleField codes={field.codes} {...props} />;
  if (field.codes.length > 0) return <ChoiceField flow={flow} field={field} label={labels[name]} />;
  return <CountryField flow={flow} {...props} />;
}

/** What somebody looks for.  */
function Tags({ flow: { view, send }, data }: GroupsProps) {
  const { text } = useTexts();
  const { tagCategoryIds, maxTag } = data.opening.exhibition;
  return (
    <div className={styles.wide}>
      <TagField
        name="cateAndTag"
        label={text('preregistration.tags')}
        industry={data.show.industry}
        categoryIds={tagCategoryIds}
        {...(maxTag !== undefined && { maxTag })}
        brought={data.tags}
        value={view.cateAndTag}
        onChange={(value) => send({ type: 'tags.changed', value })}
      />
    </div>
  );
}
