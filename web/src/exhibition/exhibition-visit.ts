import type { Visit } from '../page/screen.ts';

export type ExhibitionVisit = Pick<Visit, 'boot' | 'texts' | 'href' | 'search' | 'ports' | 'signal' | 'cacheViewData'>;
