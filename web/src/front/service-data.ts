import type { PageBlock } from '../ui/article-blocks.tsx';
import type { OperatorPage } from '../ui/operator-page.ts';

interface Questions {
  readonly lang: string | undefined;
  readonly blocks: readonly PageBlock[];
}

export interface ServiceData {
  /** null while they cannot be loaded: the form is still a form. */
  readonly questions: Questions | null;
  /** How else one reaches the organiser, as operators wrote it; null while they have written nothing. */
  readonly channels: OperatorPage | null;
}
