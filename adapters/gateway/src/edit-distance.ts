/**
 * How many letters were left out, put in, taken for another or swapped with their neighbour to make one word of the other;
 * `most` + 1 where it is more than `most`.
 */
export function editDistance(one: string, other: string, most: number): number {
  const [a, b] = [[...one], [...other]];
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, last] = [[] as number[], b.map((_, place) => place)];
  last.push(b.length);
  for (let row = 1; row <= a.length; row += 1) {
    const present = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      present[column] = Math.min(
        (last[column] ?? 0) + 1,
        (present[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...present) > most) return most + 1;
    [before, last] = [last, present];
  }
  return Math.min(last[b.length] ?? 0, most + 1);
}
