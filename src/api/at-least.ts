/** Waits until `ms` have gone by since `started`, a reading of `performance.now()`. */
export async function atLeast(started: number, ms: number): Promise<void> {
  const left = started + ms - performance.now()
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
}
