import { MEETING_REASON_MAX } from '@fairhall/core/contract/meeting/limits';
import { useId } from 'react';
import box from '../../forms/text-field.module.css';
import { useTexts } from '../../page/contexts.ts';

interface ReasonFieldProps {
  readonly value: string;
  readonly onType: (value: string) => void;
}

/** The optional reason for declining or cancelling a meeting, and who reads it. D-30 */
export function ReasonField({ value, onType }: ReasonFieldProps) {
  const { text } = useTexts();
  const [field, help] = [useId(), useId()];
  return (
    <div className={box.field} data-field="reason">
      <label htmlFor={field}>{text('supplierSite.meetings.reason')}</label>
      <span className={box.box}>
        <textarea
          id={field}
          name="reason"
          rows={2}
          dir="auto"
          value={value}
          maxLength={MEETING_REASON_MAX}
          aria-describedby={help}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
      </span>
      <p id={help} className={box.help}>
        {text('supplierSite.meetings.reason.hint')}
      </p>
    </div>
  );
}
