const second = 1000
const pauses = [2, 3, 5, 8, 13, 20, 30]
const longest = 30
const afterTooMany = 60
/** About as long as an unpaid order is kept. */
const mostTries = 35

/** Milliseconds until the question is put again; null when it has been put often enough. */
export function pauseAfter(tries: number, tooOften: boolean): number | null {
  if (tries >= mostTries) return null
  return (tooOften ? afterTooMany : (pauses[tries] ?? longest)) * second
}
