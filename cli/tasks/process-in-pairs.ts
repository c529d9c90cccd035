/** Works through a list two at a time; answers in the order of the list. */
export async function processInPairs<Item, Answer>(
  items: readonly Item[],
  work: (item: Item) => Promise<Answer>,
): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  const waiting = items.entries();
  const processNext = async () => {
    for (const [place, item] of waiting) answers[place] = await work(item);
  };
  await Promise.all([processNext(), processNext()]);
  return answers;
}
