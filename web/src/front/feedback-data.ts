import type { StandingWords } from './light-words.ts';

export interface LightFeedbackData extends StandingWords {
  readonly detailHref: string;
}
