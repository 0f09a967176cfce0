const last = new WeakMap<object, Promise<unknown>>()

/** Does the works of one key one after another. */
export function inTurn<T>(key: object, work: () => Promise<T>): Promise<T> {
  const mine = (last.get(key) ?? Promise.resolve()).then(work)
  last.set(
    key,
    mine.catch(() => undefined),
  )
  return mine
}
