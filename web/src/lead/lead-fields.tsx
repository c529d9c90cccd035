import {
  LEAD_NOTE_MAX,
  LEAD_RATING_MAX,
  LEAD_REQUEST_MAX,
  LEAD_TAG_MAX,
  LEAD_TAGS_MAX,
} from '@fairhall/core/contract/lead/limits';
import type { LeadNoteFields } from '@fairhall/core/contract/lead/supplier-calls';
import { parseTags } from '@fairhall/core/lead/lead-tags';
import { getFormat } from '@fairhall/core/site/format';
import { useId } from 'react';
import box from '../forms/text-field.module.css';
import { useBoot, useTexts } from '../page/contexts.ts';
import { wrapInIsolate } from '../ui/wrap-in-isolate.ts';
import styles from './leads.module.css';

const RATING_STEPS = Array.from({ length: LEAD_RATING_MAX }, (_, index) => index + 1);

interface RatingChoiceProps {
  /** Name of the lead's visitor; '' if it is unknown. */
  readonly name: string;
  /** 0 for none. */
  readonly rating: number;
  readonly rate: (rating: number) => void;
  /** The question above the choice, if it should be visible. */
  readonly question?: string | undefined;
}

/** A lead's rating; pressing the selected value again clears it. */
export function RatingChoice({ name, rating, rate, question }: RatingChoiceProps) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const { number } = getFormat(lang);
  return (
    <fieldset className={styles.rating} data-rating={rating}>
      <legend className={question === undefined ? 'hidden' : styles.question}>
        {question ?? text('supplierLeads.rating', { name: wrapInIsolate(name) })}
      </legend>
      {RATING_STEPS.map((step) => (
        <button
          key={step}
          type="button"
          data-lit={step <= rating}
          aria-pressed={step === rating}
          aria-label={text('supplierLeads.rating.of', { rating: number(step), most: number(LEAD_RATING_MAX) })}
          onClick={() => rate(step === rating ? 0 : step)}
        >
          ★
        </button>
      ))}
    </fieldset>
  );
}

/** The typed fields of a lead. */
export type LeadWords = Pick<LeadNoteFields, 'tags' | 'note' | 'request'>;

/** The fields `tags`, `note` and `request` of a form. */
export function LeadFields({ marks: { tags, note, request } }: { marks: LeadWords }) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const ids = { tags: useId(), help: useId(), note: useId(), request: useId(), told: useId() };
  return (
    <>
      <div className={box.field}>
        <label htmlFor={ids.tags}>{text('supplierLeads.tags')}</label>
        <span className={box.box}>
          <input
            id={ids.tags}
            name="tags"
            type="text"
            dir="auto"
            autoComplete="off"
            defaultValue={tags.join(', ')}
            maxLength={LEAD_TAGS_MAX * (LEAD_TAG_MAX + 2)}
            aria-describedby={ids.help}
          />
        </span>
        <p id={ids.help} className={box.help}>
          {text('supplierLeads.tags.help', { count: getFormat(lang).number(LEAD_TAGS_MAX) })}
        </p>
      </div>
      <div className={box.field}>
        <label htmlFor={ids.note}>
          {text('supplierLeads.note')} <small>{text('supplierLeads.note.own')}</small>
        </label>
        <span className={box.box}>
          <textarea id={ids.note} name="note" rows={3} dir="auto" defaultValue={note} maxLength={LEAD_NOTE_MAX} />
        </span>
      </div>
      <div className={box.field}>
        <label htmlFor={ids.request}>{text('supplierLeads.request')}</label>
        <span className={box.box}>
          <textarea
            id={ids.request}
            name="request"
            rows={3}
            dir="auto"
            defaultValue={request}
            maxLength={LEAD_REQUEST_MAX}
            aria-describedby={ids.told}
          />
        </span>
        <p id={ids.told} className={box.help}>
          {text('supplierLeads.request.help')}
        </p>
      </div>
    </>
  );
}

/** Reads the typed fields of a lead from the form. */
export function readLeadFields(form: HTMLFormElement | null): LeadWords {
  const typed = new FormData(form ?? undefined);
  const readText = (name: string) => String(typed.get(name) ?? '').trim();
  return { tags: parseTags(readText('tags')), note: readText('note'), request: readText('request') };
}
