import autocannon from 'autocannon'

const connections = 10

async function load(
  origin: string,
  nextPath: () => string,
  limit: { duration: number } | { amount: number },
): Promise<number> {
  const began = performance.now()
  let [answers, last] = [0, began]
  const { non2xx, errors } = await autocannon({
    url: origin,
    connections,
    ...limit,
    timeout: 60,
    requests: [{ setupRequest: (request) => ({ ...request, path: `/api${nextPath()}` }) }],
    setupClient: (client) =>
      client.on('response', () => {
        answers += 1
        last = performance.now()
      }),
  })
  if (non2xx + errors > 0) throw new Error(`${origin}: ${non2xx} refused, ${errors} failed`)
  return (answers * 1000) / (last - began)
}

/**
 * Requests per second, ten at a time over open connections. After a warm-up of a fifth of the time,
 * it sends as many requests as take about `seconds` and waits for all of them: a server with few
 * answers per second would lose those that are in progress at a deadline.
 * @throws Error when a response was not successful
 */
export async function rate(
  origin: string,
  nextPath: () => string,
  seconds: number,
): Promise<number> {
  const warm = await load(origin, nextPath, { duration: Math.max(1, Math.ceil(seconds / 5)) })
  const rounds = Math.ceil((warm * seconds) / connections)
  return load(origin, nextPath, { amount: connections * Math.max(3, rounds) })
}
