/** Returns a stand's name as on the signs in the hall: hall and stand. */
export const standName = (hall: string, stand: string): string => `H${hall} ${stand}`;
