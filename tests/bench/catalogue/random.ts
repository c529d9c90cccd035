/** Numbers from 0 up to 1; the same seed gives the same row of them. */
export type Random = () => number;

/** A row of its own for each pair of seed and place, so that any part of a catalogue can be made alone. */
export function createRandom(seed: number, position: number): Random {
  let state = mixed(mixed(seed) ^ position);
  return () => {
    state = (state + 0x9e3779b9) | 0;
    return (mixed(state) >>> 0) / 2 ** 32;
  };
}

/** Spreads the bits of a 32-bit number, as splitmix does. */
function mixed(number: number): number {
  let bits = number | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
  return bits ^ (bits >>> 15);
}

/** One of a list, each as likely as the other. Throws for an empty list. */
export function pick<Item>(list: readonly Item[], random: Random): Item {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new Error('there is nothing to pick from');
  return item;
}

/** Picks early items of a list more often: the n-th with a weight of n to the power of -steepness. */
export function createZipfPicker<Item>(list: readonly Item[], steepness: number): (random: Random) => Item {
  let sum = 0;
  const bounds = list.map((_, index) => {
    sum += (index + 1) ** -steepness;
    return sum;
  });
  return (random) => {
    const item = list[firstAbove(bounds, random() * sum)];
    if (item === undefined) throw new Error('there is nothing to pick from');
    return item;
  };
}

/** The first place of a rising list whose value is above the one given; the last place at most. */
function firstAbove(bounds: readonly number[], value: number): number {
  let low = 0;
  let high = bounds.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((bounds[middle] ?? 0) <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}
