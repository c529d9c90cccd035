/** Numbers from 0 (inclusive) to 1 (exclusive); the same seed gives the same sequence. */
export type Random = () => number;

/** A separate sequence for each pair of seed and position, so that any part of a catalogue can be generated alone. */
export function createRandom(seed: number, position: number): Random {
  let state = mixed(mixed(seed) ^ position);
  return () => {
    state = (state + 0x9e3779b9) | 0;
    return (mixed(state) >>> 0) / 2 ** 32;
  };
}

/** Mixes the bits of a 32-bit number, as splitmix does. */
function mixed(number: number): number {
  let bits = number | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
  return bits ^ (bits >>> 15);
}

/** A random item of a list, all with the same probability. Throws for an empty list. */
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

/** The first index of an ascending list whose value is above `value`; at most the last index. */
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
