import { requireValue } from '../page/loader-results.ts';
import type { Visit } from '../page/screen.ts';
import { type ExhibitionData, loadExhibitionData } from './exhibition-data.ts';

export { toExhibitionHead as head } from './exhibition-head.ts';
export { ExhibitionHomePage as Screen } from './exhibition-home.tsx';

/** Loads the current e-show of an event code, of a country or of any country.  */
export async function loader(visit: Visit<'eshow'>): Promise<ExhibitionData> {
  const { params, ports, signal } = visit;
  const { exhibition } = await ports.frontGateway();
  const country = 'websiteEnName' in params ? params.websiteEnName : undefined;
  const input = { shortName: params.shortName, ...(country === undefined ? {} : { country }) };
  return loadExhibitionData(requireValue(await exhibition.eshow(input, { signal, handled: true })), visit);
}
