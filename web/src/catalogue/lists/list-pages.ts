/** Lists of products and suppliers in one file, since the name of each file adds to the list that every page loads. */
export * as aggregate from './aggregate.screen.ts';
export * as aggregateList from './aggregate-list.screen.ts';
export * as buyerOperation from './buyer-operation.screen.ts';
export * as hot from './hot.screen.ts';
export * as hots from './hots.screen.ts';
export * as hotsList from './hots-list.screen.ts';
export * as operations from './operations.screen.ts';
export * as showroom from './showroom.screen.ts';
export * as showroomList from './showroom-list.screen.ts';
