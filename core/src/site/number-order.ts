const collator = new Intl.Collator('en', { numeric: true });

/** Compares names that contain numbers, such as those of halls and stands: 2 is before 10. */
export const compareByNumber = (one: string, other: string): number => collator.compare(one, other);
