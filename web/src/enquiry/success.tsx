import { isStored } from '@fairhall/adapters/browser/stored-value';
import { compareProductsName } from '@fairhall/core/catalogue/stored-names';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useIsMailPostponed } from '../forms/use-sent-mail.ts';
import { useSession } from '../login/use-login.ts';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { SlotLoader } from '../page/slot-loader.ts';
import { OutcomeActions, OutcomePanel } from '../ui/outcome-panel.tsx';
import { ProductGrid } from '../ui/product-grid.tsx';
import type { ProductWords } from '../ui/product-words.ts';
import { StepList } from '../ui/step-list.tsx';
import { wrapInIsolate } from '../ui/wrap-in-isolate.ts';
import type { EnquiryData } from './enquiry-data.ts';
import { MailAgain } from './mail-again.tsx';

export interface EnquirySuccessData extends EnquiryData {
  /** Similar products of other suppliers; empty after an enquiry to a supplier. */
  readonly similar: readonly ProductWords[];
}

interface SentEnquiry {
  readonly email: string | null;
  readonly enquiryId: string | null;
  /** Whether the supplier has received it already. */
  readonly isConfirmed: boolean;
}

const EMPTY_ENQUIRY: SentEnquiry = { email: null, enquiryId: null, isConfirmed: false };

/** The enquiry that the form has just sent; empty if the page was opened directly, as on the server. */
function useSentEnquiry(): SentEnquiry {
  const { state } = useLocation();
  const [sent, setSent] = useState(EMPTY_ENQUIRY);
  useEffect(() => {
    if (typeof state !== 'object' || state === null) return setSent(EMPTY_ENQUIRY);
    setSent({
      email: 'email' in state && typeof state.email === 'string' ? state.email : null,
      enquiryId: 'inquiryId' in state && typeof state.inquiryId === 'string' ? state.inquiryId : null,
      isConfirmed: 'isConfirmed' in state && state.isConfirmed === true,
    });
  }, [state]);
  return sent;
}

/** What the receiver of the enquiry gets: the supplier, or the organiser's team. */
const SUPPLIER_WORDS = {
  delivered: 'enquiry.success.delivered',
  link: 'enquiry.success.text',
  short: 'enquiry.success.text.short',
} as const;
const TEAM_WORDS = {
  delivered: 'enquiry.success.team.delivered',
  link: 'enquiry.success.team.text',
  short: 'enquiry.success.team.text.short',
} as const;

/** Says whether the link that confirms the address was sent, follows later, or is not needed. THR-46 */
function useMailWords({ email, isConfirmed }: SentEnquiry, isUnreachable: boolean): string {
  const { text } = useTexts();
  const isPostponed = useIsMailPostponed();
  const words = isUnreachable ? TEAM_WORDS : SUPPLIER_WORDS;
  if (email !== null && isConfirmed) return text(words.delivered, { email });
  if (email === null) return text(isPostponed ? 'enquiry.success.postponed.short' : words.short);
  return text(isPostponed ? 'enquiry.success.postponed' : words.link, { email });
}

/** What follows for a confirmed address, and for one that is not. */
const NEXT_OF_SUPPLIER = ['enquiry.next.reply', 'enquiry.next.supplier'] as const;

/** The page after an enquiry was sent. */
export function EnquirySuccessPage({ data: { target, supplier, similar } }: { data: EnquirySuccessData }) {
  const href = hrefOf(useBoot());
  const { text } = useTexts();
  const sent = useSentEnquiry();
  const isBuyer = useSession().role === 'buyer';
  const { isUnreachable } = supplier;
  const mail = useMailWords(sent, isUnreachable);
  const next = isUnreachable ? (['enquiry.next.team.reply', 'enquiry.next.team'] as const) : NEXT_OF_SUPPLIER;
  return (
    <div className="wrap" data-page="enquirySuccess">
      <OutcomePanel icon="check" tone="good" title={text('enquiry.success.title')}>
        <p>
          <b>
            <bdi>{target.name}</bdi>
          </b>
        </p>
        {target.kind === 'product' ? <p>{text('enquiry.to', { supplier: wrapInIsolate(supplier.name) })}</p> : null}
        <StepList
          title={text('enquiry.next.title')}
          steps={[mail, text(next[sent.isConfirmed ? 0 : 1])]}
          shape="well"
        />
        {sent.enquiryId === null || sent.isConfirmed ? null : <MailAgain enquiryId={sent.enquiryId} />}
        <OutcomeActions>
          <a className="button primary" href={href('search', { searchType: 'product' })}>
            {text('enquiry.success.search')}
          </a>
          <a className="button" href={target.href}>
            {text(`enquiryPage.success.back.${target.kind}`)}
          </a>
          {isBuyer ? (
            <a className="button" href={href('myEnquiries', {})}>
              {text('shell.myEnquiries')}
            </a>
          ) : null}
        </OutcomeActions>
      </OutcomePanel>
      {similar.length === 0 ? null : (
        <section className="section" data-part="similar">
          <div className="section-head">
            <h2>{text('enquiryPage.success.similar')}</h2>
          </div>
          <ProductGrid cards={similar} columns="six" eager={0} />
        </section>
      )}
      <CompareReminder />
    </div>
  );
}

const NO_PRESSES = { presses: [], setIds: () => undefined };

/** The products that the visitor compares, because the next enquiry is often about one of them. */
function CompareReminder() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => setWanted(isStored(window, compareProductsName, Date.now())), []);
  return <SlotLoader name="compareTray" isWanted={isWanted} isQuiet part={NO_PRESSES} />;
}
