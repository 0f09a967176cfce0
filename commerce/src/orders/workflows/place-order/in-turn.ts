/** One process works on one thing at a time; a few more keep it busy while the database answers. */
const atOnce = 4

let free = atOnce
const waiting: (() => void)[] = []

/**
 * Runs the job when its turn comes, first come, first served. A rush of buyers would otherwise all
 * read the same stock, wait for each other's locks and connections, and be refused one by one late;
 * in turn, whoever finds nothing left is told so at once.
 */
export async function inTurn<Result>(job: () => Promise<Result>): Promise<Result> {
  if (free > 0) free -= 1
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await job()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }
}
