const working = new Map<string, Promise<unknown>>()

/** Runs the work of one key one after the other, whether or not the last one failed. */
export function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = working.get(key) ?? Promise.resolve()
  const mine = before.then(work, work)
  working.set(key, mine)
  const done = () => {
    if (working.get(key) === mine) working.delete(key)
  }
  mine.then(done, done)
  return mine
}
