/** The loaders of this feature's pages, which format them, in one file. `lazy-loaders.ts` loads it. */
export { loadCalendar } from './calendar-data.ts';
export { loadDigitalShow } from './digital-show-data.ts';
export { loadExhibitors } from './exhibitors-data.ts';
export { loadEshow, loadExpoHome, loadExpoSite } from './home-loaders.ts';
export { loadTheme } from './theme-data.ts';
