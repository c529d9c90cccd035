import type { ExhibitorsData } from '../exhibitors-data.ts';
import type { IndustryData } from './industry-data.ts';

export interface IndustryExhibitorsData extends ExhibitorsData {
  readonly frame: IndustryData;
}
