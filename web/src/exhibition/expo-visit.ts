import type { Visit } from '../page/screen.ts';

export type ExpoVisit = Pick<Visit, 'boot' | 'texts' | 'href' | 'search' | 'ports' | 'signal' | 'keepWords'>;
