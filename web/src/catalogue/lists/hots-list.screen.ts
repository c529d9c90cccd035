import type { Visit } from '../../page/screen.ts';
import { type IndexData, loadIndex } from './index-data.ts';

export { indexHead as head } from './index-data.ts';
export { IndexPage as Screen } from './index-page.tsx';

/** Loads the index of hots pages by letter. D-21 */
export const loader = (visit: Visit<'hotsList'>): Promise<IndexData> => loadIndex(visit, 'hotsList');
