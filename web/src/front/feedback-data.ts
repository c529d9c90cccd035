import type { LightWords } from './light-words.ts';

export interface LightFeedbackData extends LightWords {
  readonly detailHref: string;
}
