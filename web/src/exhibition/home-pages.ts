/** The first pages of exhibitions, which visitors open from outside, without the code of the pages behind them. */
export * as eshow from './eshow.screen.ts';
export * as expoHome from './expo-home.screen.ts';
export * as expoSite from './expo-site.screen.ts';
