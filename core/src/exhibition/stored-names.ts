import { defineNameUntilLogout } from '../ports/stored-name.ts';

/**
 * When the show ends that the home page has last told its visitor of, in epoch milliseconds: until then a document has the place
 * for it before it is painted. D-04 D-05
 */
export const myExhibitionEndName = defineNameUntilLogout('own_show_end');
