/** Processes a list two items at a time; returns the results in the order of the list. */
export async function runInPairs<Item, Answer>(
  items: readonly Item[],
  work: (item: Item) => Promise<Answer>,
): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  const waiting = items.entries();
  const runNext = async () => {
    for (const [place, item] of waiting) answers[place] = await work(item);
  };
  await Promise.all([runNext(), runNext()]);
  return answers;
}
