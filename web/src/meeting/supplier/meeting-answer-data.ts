export interface MeetingAnswerData {
  /** Which of the email's two links was opened. */
  readonly isAccepting: boolean;
  /** The countries' names in the page's language, by their ids. */
  readonly countries: Readonly<Record<string, string>>;
}
