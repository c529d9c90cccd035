/** Feedback that people sent to the organiser. Times are epoch milliseconds. */
export interface FeedbackTables {
  readonly feedback: {
    feedback_id: string;
    about: 'supplier' | 'service';
    supplier_id: string | null;
    kind: string;
    content: string;
    email: string;
    lang: string;
    site_id: number;
    /** The id of the action that created the row; it detects a late repeat. */
    task_id: string;
    created: number;
  };
}
