/**
 * The read-only pages of this feature in one file, since the name of each file adds to the list that every page loads.
 */
export * as trafficLightDetail from './detail.screen.ts';
export * as frontpage from './frontpage.screen.ts';
export * as linkTransfer from './link-transfer.screen.ts';
export * as productScores from './scores.screen.ts';
export * as trafficLight from './traffic-light.screen.ts';
export * as warning from './warning.screen.ts';
