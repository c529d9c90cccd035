import type { Texts } from '@fairhall/core/ports/texts';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { FormColumns, FormHead } from '../forms/form-page.tsx';
import { useBoot, useTexts } from '../page/contexts.ts';
import { wrapInIsolate } from '../ui/wrap-in-isolate.ts';
import type { RfqData } from './rfq-data.ts';
import { RfqForm } from './rfq-form.tsx';
import { RfqMissing } from './rfq-missing.tsx';
import { RfqSummary } from './rfq-summary.tsx';
import { ServiceSteps } from './service-steps.tsx';
import { RfqStepper } from './stepper.tsx';
import { RfqSentPanel } from './success.tsx';
import { useLeaveWhenSent } from './use-leave.ts';
import { useRfq } from './use-rfq.ts';

/** Sends a request to many suppliers at once, by the buyer or through the buyer service.   */
export function RfqPage({ data }: { data: RfqData }) {
  // A new key per visit gives an empty form to buyers who come back after sending a request.
  const { key } = useLocation();
  if (data.isMissing) return <RfqMissing page="rfqEdit" />;
  return <Request key={key} data={data} />;
}

/** The `data-page` values of the pages that show the form. */
const PAGE_NAMES = {
  rfq: 'rfq',
  service: 'rfq-buyerservice',
  landing: 'rfq-landing',
  exhibition: 'rfq-exhibition',
  crm: 'crm-rfq',
  edit: 'rfq-edit',
} as const;

function Request({ data }: { data: RfqData }) {
  const { device } = useBoot();
  const { text } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const flow = useRfq(data.opening, form);
  const isService = data.kind === 'service';
  const staysHere = useLeaveWhenSent(flow);
  const page = PAGE_NAMES[data.kind];
  if (flow.view.sent !== null && staysHere) {
    return (
      <div className="wrap" data-page={page} data-rfq="sent">
        <RfqSentPanel
          rfqId={flow.view.sent.rfqId}
          isMailPostponed={flow.view.sent.mail === 'postponed'}
          reach={flow.view.sent}
        />
      </div>
    );
  }
  return (
    <div className="wrap bleed" data-page={page}>
      <FormHead
        title={text(getPageTitle(data))}
        lead={leadOf(data, text)}
        isOwn={isService || data.opening.existing !== undefined}
      />
      <RfqStepper steps={flow.view.steps} goTo={(step) => flow.send({ type: 'step.chosen', step })} />
      <FormColumns
        aside={
          <>
            {device === 'pc' ? <RfqSummary view={flow.view} /> : null}
            {isService ? <ServiceSteps /> : null}
          </>
        }
      >
        <RfqForm ref={form} flow={flow} data={data} />
      </FormColumns>
    </div>
  );
}

function getPageTitle({ kind, opening: { existing } }: RfqData) {
  if (kind === 'service') return 'rfq.service.title';
  if (existing === undefined) return 'rfq.title';
  return existing.act === 'edit' ? 'rfq.edit.title' : 'rfq.resubmit.button';
}

function leadOf({ kind, exhibition, opening: { product, existing } }: RfqData, text: Texts['text']): string {
  if (existing !== undefined) return text(existing.act === 'edit' ? 'rfq.edit.lead' : 'rfq.resubmit.lead');
  if (exhibition !== undefined) return text('rfq.exhibition.lead', { exhibition: wrapInIsolate(exhibition) });
  if (product !== undefined) return text('rfq.landing.lead', { product: wrapInIsolate(product.name) });
  return text(kind === 'service' ? 'rfq.service.lead' : 'rfq.lead');
}
