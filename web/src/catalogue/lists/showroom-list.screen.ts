import type { Visit } from '../../page/screen.ts';
import { type IndexData, loadIndex } from './index-data.ts';

export { indexHead as head } from './index-data.ts';
export { IndexPage as Screen } from './index-page.tsx';

/** Loads the index of showrooms by letter. */
export const loader = (visit: Visit<'showroomList'>): Promise<IndexData> => loadIndex(visit, 'showroomList');
