/** The industry pages of all sites, in one file like the other pages of this feature. */
export * as industryContact from './industry/contact.screen.ts';
export * as industryHistory from './industry/history.screen.ts';
export * as industryExhibitors from './industry/industry-exhibitors.screen.ts';
export * as industryHome from './industry/industry-home.screen.ts';
export {
  industryIntro,
  industryVipBuyers,
  industryWhyAttend,
  industryWhyExhibit,
} from './industry/industry-text.screen.ts';
export * as industryMap from './industry/map.screen.ts';
export * as industryNews from './industry/news.screen.ts';
export * as industryNewsList from './industry/news-list.screen.ts';
export * as onsiteExpoList from './industry/onsite.screen.ts';
