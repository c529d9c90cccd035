/** What people wrote to the organiser. Times are epoch milliseconds. */
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
    /** The action that it came by, so that a late repeat is known. */
    task_id: string;
    created: number;
  };
}
