import { ExhibitorSearch } from '../exhibitors.tsx';
import type { IndustryExhibitorsData } from './industry-exhibitors-data.ts';
import { IndustryFrame } from './industry-frame.tsx';

/** All exhibitors of an industry's exhibition, with the search, halls and tags of a country's site. */
export function IndustryExhibitors({ data }: { data: IndustryExhibitorsData }) {
  return (
    <IndustryFrame data={data.frame}>
      <ExhibitorSearch data={data} />
    </IndustryFrame>
  );
}
