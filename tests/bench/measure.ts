import autocannon from 'autocannon'

export interface Measured {
  perSecond: number
  medianMs: number
  p95Ms: number
}

/**
 * Requests the address repeatedly, ten at a time by default.
 * @throws Error when a response was not successful
 */
export async function measure(
  url: string,
  token: string | undefined,
  seconds: number,
  connections = 10,
): Promise<Measured> {
  const headers: Record<string, string> = {}
  if (token !== undefined) headers.Authorization = `Bearer ${token}`
  await load(url, headers, Math.ceil(seconds / 5), connections)
  return load(url, headers, seconds, connections)
}

async function load(
  url: string,
  headers: Record<string, string>,
  duration: number,
  connections: number,
): Promise<Measured> {
  const times: number[] = []
  const { requests, non2xx, errors } = await autocannon({
    url,
    headers,
    duration,
    connections,
    setupClient: (client) => client.on('response', (_status, _bytes, ms) => times.push(ms)),
  })
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`)
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return { perSecond: requests.average, medianMs: at(0.5), p95Ms: at(0.95) }
}
