import { LEAD_NOTE_MAX, LEAD_RATING_MAX, LEAD_TAG_MAX, LEAD_TAGS_MAX } from '@fairhall/core/contract/lead-limits';
import type { LeadMarks } from '@fairhall/core/contract/supplier-lead';
import { formatFor } from '@fairhall/core/site/format';
import { useId } from 'react';
import box from '../forms/text-field.module.css';
import { useBoot, useTexts } from '../page/contexts.ts';
import { isolated } from '../ui/isolated.ts';
import styles from './leads.module.css';

const STEPS = Array.from({ length: LEAD_RATING_MAX }, (_, place) => place + 1);

interface RatingChoiceProps {
  /** Whose lead it is; '' where that is not known. */
  readonly name: string;
  /** 0 for none. */
  readonly rating: number;
  readonly rate: (rating: number) => void;
}

/** How good a lead is; the one that is chosen is taken back by pressing it again. */
export function RatingChoice({ name, rating, rate }: RatingChoiceProps) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const { number } = formatFor(lang);
  return (
    <fieldset className={styles.rating} data-rating={rating}>
      <legend className="hidden">{text('supplierLeads.rating', { name: isolated(name) })}</legend>
      {STEPS.map((step) => (
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

/** The fields `tags` and `note` of a form. */
export function LeadFields({ marks: { tags, note } }: { marks: Pick<LeadMarks, 'tags' | 'note'> }) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const ids = { tags: useId(), help: useId(), note: useId() };
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
          {text('supplierLeads.tags.help', { count: formatFor(lang).number(LEAD_TAGS_MAX) })}
        </p>
      </div>
      <div className={box.field}>
        <label htmlFor={ids.note}>{text('supplierLeads.note')}</label>
        <span className={box.box}>
          <textarea id={ids.note} name="note" rows={3} dir="auto" defaultValue={note} maxLength={LEAD_NOTE_MAX} />
        </span>
      </div>
    </>
  );
}
