/** The address fragment of the floor plan on an exhibition's page. */
export const FLOOR_PLAN = 'floor-plan';
