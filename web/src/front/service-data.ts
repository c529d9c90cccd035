import type { PageBlock } from '../ui/article-blocks.tsx';
import type { OperatorPage } from '../ui/operator-page.ts';

interface Questions {
  readonly lang: string | undefined;
  readonly blocks: readonly PageBlock[];
}

export interface ServiceData {
  /** Null if they could not be loaded; the page still shows its form. */
  readonly questions: Questions | null;
  /** Other contact details of the organiser, from a text by staff; null without one. */
  readonly channels: OperatorPage | null;
}
