/** The name of a stand on its plate: hall and stand, as they stand on the signs in the hall. */
export const standName = (hall: string, stand: string): string => `H${hall} ${stand}`;
