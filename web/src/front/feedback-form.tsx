import { TRAFFIC_LIGHT_FEEDBACK_TYPES } from '@fairhall/core/contract/traffic-light/limits';
import { type FeedbackEvent, type FeedbackField, feedbackFields } from '@fairhall/core/feedback/feedback.machine';
import { FEEDBACK_START, type FeedbackView, feedbackEcho } from '@fairhall/core/feedback/feedback.view';
import { useRef } from 'react';
import { FormNotice, SendFailure } from '../forms/form-notice.tsx';
import { FormFoot, FormPanel } from '../forms/form-page.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { TextAreaField, TextField } from '../forms/text-field.tsx';
import { useForm } from '../forms/use-form.ts';
import { useSubmitResult } from '../forms/use-submit-result.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import styles from './front.module.css';

/** A message to the organiser: about a supplier, or to the customer service if `supplierId` is null. D-18 D-25 */
export function FeedbackForm({ supplierId }: { supplierId: string | null }) {
  const { text } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const { view, send } = useFeedback(supplierId, form);
  useSubmitResult(view.isSent, 'feedback');
  const field = (name: FeedbackField) => ({
    name,
    field: view.fields[name],
    onType: (value: string) => send({ type: 'field.changed', name, value }),
    onLeave: () => send({ type: 'field.blurred', name }),
  });
  const foot = (
    <FormFoot isStill>
      <SubmitButton view={view.submit}>{text('feedback.send')}</SubmitButton>
    </FormFoot>
  );
  return (
    <FormPanel
      ref={form}
      state={view.isSent ? 'sent' : 'ready'}
      onSubmit={() => send({ type: 'form.submitted' })}
      foot={foot}
    >
      <noscript>
        <FormNotice kind="limit">{text('form.noscript')}</FormNotice>
      </noscript>
      <div className={styles.fields}>
        {supplierId === null ? null : (
          <SelectField {...field('type')} label={text('feedback.type')} choices={toChoices(text)} />
        )}
        <TextAreaField
          {...field('content')}
          label={text(supplierId === null ? 'feedback.message' : 'feedback.content')}
          help={supplierId === null ? null : text('feedback.content.help')}
        />
        <TextField
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          label={text('feedback.email')}
          help={text('feedback.email.help')}
        />
      </div>
      <SendFailure message={view.message} failed={(reason) => text('feedback.failed', { reason })} />
    </FormPanel>
  );
}

function useFeedback(supplierId: string | null, root: React.RefObject<HTMLFormElement | null>) {
  const boot = useBoot();
  return useForm<FeedbackField, FeedbackView, FeedbackEvent>({
    root,
    names: feedbackFields({ supplierId }),
    typed: (name, value) => ({ type: 'field.changed', name, value }),
    requests: ['form.submitted'],
    start: FEEDBACK_START,
    echo: feedbackEcho,
    open: async (ports) => {
      const [{ openFrontGateway }, { openFeedback }] = await Promise.all([
        loadModule(() => import('../page/front-gateway.ts')),
        loadModule(() => import('@fairhall/core/feedback/page')),
      ]);
      return openFeedback({ ...ports, front: openFrontGateway(boot, ports) }, { supplierId });
    },
  });
}

const toChoices = (text: ReturnType<typeof useTexts>['text']) => [
  { value: '', name: text('feedback.type.choose') },
  ...TRAFFIC_LIGHT_FEEDBACK_TYPES.map((value) => ({ value, name: text(`feedback.type.${value}`) })),
];
