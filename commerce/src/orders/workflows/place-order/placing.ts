/** What a placement holds while it runs. */
export interface Placing {
  atEnd(release: () => void): void
  /** Called when the placement has failed. */
  onFailure(undo: () => Promise<unknown>): void
}

/** @throws the error of the work, after everything that it held has been given back */
export async function whilePlacing<Result>(
  work: (placing: Placing) => Promise<Result>,
): Promise<Result> {
  const releases: (() => void)[] = []
  const undos: (() => Promise<unknown>)[] = []
  try {
    return await work({
      atEnd: (release) => releases.push(release),
      onFailure: (undo) => undos.push(undo),
    })
  } catch (error) {
    for (const undo of undos) await undo()
    throw error
  } finally {
    for (const release of releases) release()
  }
}
