import { needed } from '../page/loader-results.ts';
import type { Visit } from '../page/screen.ts';
import { type ExpoData, expoData } from './expo-data.ts';

export { expoHead as head } from './expo-head.ts';
export { ExpoHome as Screen } from './expo-home.tsx';

/** The current e-show of an event code, of a country or of any.  */
export async function loader(visit: Visit<'eshow'>): Promise<ExpoData> {
  const { params, ports, signal } = visit;
  const { exhibition } = await ports.front();
  const country = 'websiteEnName' in params ? params.websiteEnName : undefined;
  const asked = { shortName: params.shortName, ...(country === undefined ? {} : { country }) };
  return expoData(needed(await exhibition.eshow(asked, { signal, handled: true })), visit);
}
