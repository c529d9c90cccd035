/** The other pages of this feature in one file, since the name of each file adds to the list that every page loads. */
export * as exhibitions from './calendar.screen.ts';
export * as digitalShow from './digital-show.screen.ts';
export * as expoExhibitors from './exhibitors.screen.ts';
export * as fair from './fair.screen.ts';
export * as expoSpotlightExhibitors from './spotlight.screen.ts';
export * as expoTheme from './theme.screen.ts';
