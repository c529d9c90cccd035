import { defineNameUntilLogout } from '../ports/stored-name.ts';

/**
 * The end, in epoch milliseconds, of the exhibition that the home page last showed this visitor as theirs. Until then a
 * document reserves space for the card before the first paint, so that the layout does not shift. D-04 D-05
 */
export const myExhibitionEndName = defineNameUntilLogout('own_show_end');
