import { ACCOUNT_CARD, type AccountCardName } from '@fairhall/core/business-card/account-card';
import type { CardView } from '@fairhall/core/files/card-files';
import type { FormFileView } from '@fairhall/core/files/form-file.view';
import { type DetailsFormView, detailsFormStart } from '@fairhall/core/forms/details-form.view';
import { submitView } from '@fairhall/core/forms/submit.view';
import { useRef } from 'react';
import { CardFields } from '../src/forms/card-fields.tsx';
import { DetailsForm } from '../src/forms/details-form.tsx';
import { FileButton, FileErrors, FileStates } from '../src/forms/file-choice.tsx';
import { FileKind } from '../src/forms/file-kind.tsx';
import { FileRow } from '../src/forms/file-row.tsx';
import { FormFailure, FormHint, FormLine, FormNotice, SendFailure } from '../src/forms/form-notice.tsx';
import { FormColumns, FormFoot, FormHead, FormPanel, FormSideCard } from '../src/forms/form-page.tsx';
import { FormResult } from '../src/forms/form-result.tsx';
import { FormSlowNote } from '../src/forms/form-slow-note.tsx';
import { ProblemList } from '../src/forms/problem-list.tsx';
import { SubmitButton } from '../src/forms/submit-button.tsx';
import { TextField } from '../src/forms/text-field.tsx';
import { getDetailsFieldProps } from '../src/forms/use-details-form.ts';
import { Icon } from '../src/ui/icon.tsx';
import { LoadingSpinner } from '../src/ui/loading-spinner.tsx';
import styles from './gallery.module.css';
import type { GalleryFile, StateContext } from './gallery-file.ts';
import { NAME_LONG, PICTURE_ADDRESSES, TEXT_LONG, WORD_LONG } from './samples.ts';
import { handleNothing, WithFocus } from './state-parts.tsx';

const FILE: FormFileView = { id: 'f', name: 'quote.pdf', size: 48_000, state: 'kept', message: null, error: null };
const FAILED_FILE: FormFileView = { ...FILE, state: 'failed', message: { key: 'request.network' } };

const fileRow = (file: FormFileView) => (
  <ul>
    <FileRow file={file} send={handleNothing} />
  </ul>
);

const NO_CARD: CardView = { side: 'cardFront', file: null, imageUrl: '', fault: null };

const cardFields = (front: Partial<CardView>) => (
  <CardFields
    cards={[
      { ...NO_CARD, ...front },
      { ...NO_CARD, side: 'cardBack' },
    ]}
    send={handleNothing}
  />
);

interface FileChoiceProps {
  readonly context: StateContext;
  /** Unique on the page: the button has an id without a scope. */
  readonly name: string;
  readonly isFull?: boolean;
}

const fileButton = ({ context: { text }, name, isFull = false }: FileChoiceProps) => (
  <>
    <FileButton name={name} hint={`${name}-hint`} isFull={isFull} onChosen={handleNothing} look="button">
      <Icon name="upload" small />
      {text('files.add')}
    </FileButton>
    <p id={`${name}-hint`} className="meta">
      {text('files.hint')}
    </p>
  </>
);

const CARD_VIEW = detailsFormStart<AccountCardName>({
  kind: ACCOUNT_CARD,
  initialValues: {
    contactName: 'Li Wei',
    company: NAME_LONG,
    email: 'li.wei@example.com',
    mobile: '',
    countryId: '',
  },
});

/** A form with two fields of the buyer's card in a given state. */
function SampleDetailsForm({ text, change }: Pick<StateContext, 'text'> & { change: Partial<typeof CARD_VIEW> }) {
  const root = useRef<HTMLFormElement>(null);
  const view: DetailsFormView<AccountCardName> = { ...CARD_VIEW, ...change };
  const flow = { view, send: handleNothing };
  return (
    <DetailsForm
      root={root}
      flow={flow}
      name="gallery"
      save={text('businessCard.own.save')}
      saved={text('businessCard.own.saved')}
    >
      <TextField
        {...getDetailsFieldProps(flow, 'card', 'contactName')}
        label={text('businessCard.field.contactName')}
        type="text"
        inputMode="text"
        autoComplete="off"
      />
      <TextField
        {...getDetailsFieldProps(flow, 'card', 'company')}
        label={text('businessCard.field.company')}
        type="text"
        inputMode="text"
        autoComplete="off"
        optional
      />
    </DetailsForm>
  );
}

const submitButton = ({ text }: StateContext, phase: Parameters<typeof submitView>[0]) => (
  <SubmitButton view={submitView(phase)}>{text('enquiry.submit')}</SubmitButton>
);

const formFoot = (context: StateContext) => (
  <FormFoot isStill>
    <p className="meta">{context.text('enquiry.draft.kept')}</p>
    {submitButton(context, 'ready')}
  </FormFoot>
);

const formPanel = (context: StateContext) => (
  <FormPanel state="ready" onSubmit={handleNothing} foot={formFoot(context)}>
    <p>{TEXT_LONG}</p>
  </FormPanel>
);

const PROBLEMS = [
  { name: 'quantity', key: 'enquiry.quantity', message: { key: 'validator.positiveInteger' } },
  { name: 'content', key: 'enquiry.content', message: { key: 'validator.required' } },
] as const;

const toProblems = ({ text }: StateContext) =>
  PROBLEMS.map(({ key, ...problem }) => ({ ...problem, label: text(key) }));

/** Files, notices, buttons and the frame of a form. */
export const FORM_STATES: readonly GalleryFile[] = [
  {
    file: 'forms/submit-button.tsx',
    components: {
      SubmitButton: {
        default: (context) => submitButton(context, 'ready'),
        focused: (context) => <WithFocus>{submitButton(context, 'ready')}</WithFocus>,
        'sending, before the spinner': (context) => submitButton(context, 'quiet'),
        sending: (context) => submitButton(context, 'loading'),
        sent: (context) => submitButton(context, 'sent'),
        outlined: ({ text }) => (
          <SubmitButton view={submitView('ready')} outlined>
            {text('account.join')}
          </SubmitButton>
        ),
        'outlined, sending': ({ text }) => (
          <SubmitButton view={submitView('loading')} outlined>
            {text('account.join')}
          </SubmitButton>
        ),
        'long text': () => <SubmitButton view={submitView('loading')}>{NAME_LONG}</SubmitButton>,
      },
    },
  },
  {
    file: 'forms/form-notice.tsx',
    components: {
      FormNotice: {
        limit: ({ text }) => <FormNotice kind="limit">{text('form.noscript')}</FormNotice>,
        'failure, with an action': ({ text }) => (
          <FormNotice
            kind="failure"
            action={
              <button type="button" className="button">
                {text('page.reload')}
              </button>
            }
          >
            {text('request.network')}
          </FormNotice>
        ),
        'long text': () => (
          <FormNotice kind="failure">
            {TEXT_LONG} {WORD_LONG}
          </FormNotice>
        ),
      },
      FormLine: {
        hint: ({ text }) => <FormLine kind="hint">{text('form.slow')}</FormLine>,
        failure: ({ text }) => <FormLine kind="failure">{text('request.server')}</FormLine>,
      },
      SendFailure: {
        'reason of another feature': ({ text }) => (
          <SendFailure
            message={{ key: 'request.network' }}
            failed={(reason) => text('enquiryPage.failed', { reason })}
          />
        ),
        'reason of the form': () => (
          <SendFailure message={{ key: 'files.card.held' }} failed={(reason) => reason} own="files." />
        ),
        empty: () => <SendFailure message={null} failed={(reason) => reason} />,
      },
      FormFailure: {
        default: () => <FormFailure message={{ key: 'request.network' }} />,
        empty: () => <FormFailure message={null} />,
      },
      FormHint: {
        default: ({ text }) => <FormHint icon="shield">{text('enquiry.email.why')}</FormHint>,
        'long text': () => <FormHint icon="person">{TEXT_LONG}</FormHint>,
      },
    },
  },
  {
    file: 'forms/form-result.tsx',
    components: {
      FormResult: {
        saved: () => <FormResult message={null} done="Profile saved." />,
        'saved, focused': () => (
          <WithFocus selector="[data-result]">
            <FormResult message={null} done="Profile saved." />
          </WithFocus>
        ),
        failed: () => <FormResult message={{ key: 'request.network' }} done={null} />,
        'long text': () => <FormResult message={null} done={`${TEXT_LONG} ${WORD_LONG}`} />,
        empty: () => <FormResult message={null} done={null} />,
      },
    },
  },
  {
    file: 'forms/problem-list.tsx',
    components: {
      ProblemList: {
        several: (context) => <ProblemList problems={toProblems(context)} refusals={1} />,
        focused: (context) => (
          <WithFocus>
            <ProblemList problems={toProblems(context)} refusals={1} />
          </WithFocus>
        ),
        'one, only for screen readers': (context) => (
          <ProblemList problems={toProblems(context).slice(0, 1)} refusals={1} />
        ),
        'not sent yet': (context) => <ProblemList problems={toProblems(context)} refusals={0} />,
      },
    },
  },
  {
    file: 'forms/form-slow-note.tsx',
    components: {
      FormSlowNote: {
        'sending, after five seconds': () => <FormSlowNote sending />,
        'not sending': () => <FormSlowNote sending={false} />,
      },
    },
  },
  {
    file: 'forms/file-kind.tsx',
    components: {
      FileKind: {
        default: () => <FileKind name="quote.pdf" />,
        'long extension': () => <FileKind name="quote.numbers" />,
        'no extension': () => <FileKind name="README" />,
        pending: () => (
          <FileKind name="quote.pdf">
            <LoadingSpinner />
          </FileKind>
        ),
      },
    },
  },
  {
    file: 'forms/file-row.tsx',
    components: {
      FileRow: {
        sending: () => fileRow({ ...FILE, state: 'sending' }),
        uploaded: () => fileRow(FILE),
        failed: () => fileRow(FAILED_FILE),
        'long name': () => fileRow({ ...FAILED_FILE, name: `${WORD_LONG}.pdf` }),
        focused: () => <WithFocus>{fileRow(FILE)}</WithFocus>,
      },
    },
  },
  {
    file: 'forms/file-choice.tsx',
    components: {
      FileButton: {
        default: (context) => fileButton({ context, name: 'files' }),
        focused: (context) => <WithFocus>{fileButton({ context, name: 'files-focused' })}</WithFocus>,
        disabled: (context) => fileButton({ context, name: 'files-full', isFull: true }),
      },
      FileErrors: {
        several: () => (
          <FileErrors
            refusals={[
              { name: 'a.exe', message: { key: 'files.wrongKind', values: { name: 'a.exe' } } },
              { name: WORD_LONG, message: { key: 'files.tooLarge', values: { name: WORD_LONG, max: 5 } } },
            ]}
          />
        ),
        empty: () => <FileErrors refusals={[]} />,
      },
      FileStates: {
        'only for screen readers': () => <FileStates files={[FILE, { ...FAILED_FILE, id: 'g' }]} />,
      },
    },
  },
  {
    file: 'forms/card-fields.tsx',
    components: {
      CardFields: {
        empty: () => cardFields({}),
        focused: () => <WithFocus>{cardFields({})}</WithFocus>,
        sending: () => cardFields({ file: { ...FILE, name: 'card.png', state: 'sending' } }),
        uploaded: () => cardFields({ file: { ...FILE, name: '' }, imageUrl: PICTURE_ADDRESSES.bearing }),
        failed: () => cardFields({ file: FAILED_FILE }),
        'invalid choice': () =>
          cardFields({ fault: { key: 'files.card.wrongKind', values: { name: `${WORD_LONG}.pdf` } } }),
      },
    },
  },
  {
    file: 'forms/details-form.tsx',
    components: {
      DetailsForm: {
        default: ({ text }) => <SampleDetailsForm text={text} change={{}} />,
        invalid: ({ text }) => (
          <SampleDetailsForm
            text={text}
            change={{
              fields: {
                ...CARD_VIEW.fields,
                contactName: { value: '', state: 'required', message: { key: 'validator.required' } },
              },
            }}
          />
        ),
        saving: ({ text }) => <SampleDetailsForm text={text} change={{ submit: submitView('loading') }} />,
        saved: ({ text }) => <SampleDetailsForm text={text} change={{ saved: true }} />,
        failed: ({ text }) => <SampleDetailsForm text={text} change={{ message: { key: 'request.network' } }} />,
      },
    },
  },
  {
    file: 'forms/form-page.tsx',
    isWide: true,
    components: {
      FormHead: {
        default: ({ text }) => <FormHead title={text('enquiry.submit')} lead={TEXT_LONG} />,
        'also on a phone': () => <FormHead title={NAME_LONG} isOwn />,
      },
      FormColumns: {
        default: (context) => (
          <FormColumns aside={<FormSideCard title={NAME_LONG}>{TEXT_LONG}</FormSideCard>}>
            {formPanel(context)}
          </FormColumns>
        ),
        'nothing beside the form': (context) => <FormColumns aside={null}>{formPanel(context)}</FormColumns>,
      },
      FormPanel: { default: formPanel },
      FormFoot: {
        default: (context) => <div className="panel">{formFoot(context)}</div>,
        'in view on a phone': (context) => (
          <div className="panel">
            <FormFoot>{submitButton(context, 'ready')}</FormFoot>
          </div>
        ),
      },
      FormSideCard: {
        'with a title': () => (
          <FormSideCard title="Ningbo Bearings">
            <p>{TEXT_LONG}</p>
          </FormSideCard>
        ),
        'no title, in the colour of an industry': () => (
          <FormSideCard industry="textile">
            <p className={styles.line}>{NAME_LONG}</p>
          </FormSideCard>
        ),
      },
    },
  },
];
