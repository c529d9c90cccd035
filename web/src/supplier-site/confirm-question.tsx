import { useEffect, useRef } from 'react';
import styles from './confirm-question.module.css';

interface ConfirmQuestionProps {
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks for a confirmation in place of a row’s buttons. The focus is on the answer that changes nothing. */
export function ConfirmQuestion({ question, yes, no, onConfirm, onCancel }: ConfirmQuestionProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  return (
    <div className={styles.question} role="alertdialog" aria-label={question}>
      <p>{question}</p>
      <button ref={cancel} type="button" className="button" onClick={onCancel}>
        {no}
      </button>
      <button type="button" className="button" onClick={onConfirm}>
        {yes}
      </button>
    </div>
  );
}
